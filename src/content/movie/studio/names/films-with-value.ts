import type { ValueKind } from '../../../base/describe';
import type { Movie, MovieFields } from '../../movie';
import { renamedFields, type ValueCount } from '../../../search/movie-values';
import { lengthError } from '../../../../shared/text/form-problems';
import { moviesByKey } from '../../../../store/read/admin/index-reader';
import { publicationOf, type Unpublished } from '../../../../store/documents/unpublished';
import { listUnpublished } from '../../../../store/write/unpublished';
import { editDraft } from '../../../../studio/list/draft-actions';
import { editChange, type UndoableChange } from '../../../../studio/bulk/undoable-change';
import { movieFields } from '../edit/movie-fields';

/** A movie or draft that has a value. */
export interface FilmWithValue {
  readonly name: string;
  readonly movie: MovieFields;
  readonly changeFor: (changes: Partial<MovieFields>) => UndoableChange;
}

/** The change of a movie by renaming; with a problem it is not written. */
export interface Renaming {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Why the new text does not fit. */
  readonly problem: string | undefined;
  readonly change: UndoableChange;
}

/**
 * Reads the movies that have a value, and all drafts of movies, which are not in the search index. Throws
 * FirestoreError or TimeoutError.
 */
export async function readFilmsWithValue({ keys }: ValueCount): Promise<readonly FilmWithValue[]> {
  const [movies, unpublished] = await Promise.all([moviesByKey(keys), listUnpublished()]);
  const drafts = unpublished.filter((draft) => draft.kind === 'movie');
  return [...movies.map(published), ...drafts.map(asDraft)];
}

const nameOf = ({ title }: MovieFields) => title || 'Untitled';

const published = (movie: Movie): FilmWithValue => ({
  name: nameOf(movie),
  movie,
  changeFor: (changes) => editChange('movie', movie, { ...movie, ...changes }),
});

const asDraft = (draft: Unpublished<'movie'>): FilmWithValue => ({
  name: `${nameOf(draft.entry)} (not published)`,
  movie: draft.entry,
  changeFor: (changes) => {
    const { entry } = draft;
    const publication = publicationOf(draft);
    const after = { ...entry, ...changes };
    return {
      write: () => editDraft(draft, after, publication),
      undo: () => editDraft({ ...draft, entry: after }, entry, publication),
    };
  },
});

/** Returns the change of each movie that has the value. */
export const renamingsOf = (
  films: readonly FilmWithValue[],
  kind: ValueKind,
  from: string,
  to: string,
): readonly Renaming[] =>
  films.flatMap(({ name, movie, changeFor }) => {
    const changes = Object.entries(renamedFields(kind, movie, from, to));
    if (changes.length === 0) return [];
    const texts = changes.map(([field, after]) => ({
      before: String(Reflect.get(movie, field)),
      after,
      problem: lengthError(after, limitOf(field)),
    }));
    return {
      name,
      before: texts.map(({ before }) => before).join(' · '),
      after: texts.map(({ after }) => after).join(' · '),
      problem: texts.find(({ problem }) => problem)?.problem,
      change: changeFor(Object.fromEntries(changes)),
    };
  });

/** The limit of the field in the movie form, in characters. */
function limitOf(name: string): number {
  const field = Object.entries(movieFields).find(([each]) => each === name)?.[1];
  return field && 'limit' in field ? field.limit : Number.POSITIVE_INFINITY;
}
