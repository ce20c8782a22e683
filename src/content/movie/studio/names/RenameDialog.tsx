import { useState, type SubmitEvent } from 'react';
import { cleanLine, countOf } from '../../../../studio/ui/text';
import type { ValueKind } from '../../../base/describe';
import { Modal } from '../../../../shared/ui/Modal';
import { LoadFailure, Loaded } from '../../../../shared/ui/Loaded';
import { resource } from '../../../../shared/data/resource';
import { renamedFields, type ValueCount } from '../../../search/movie-values';
import { sameValue } from '../../../values/listed-values';
import { storedLetters } from '../../../../shared/text/letters';
import { languageOf } from '../../../../shared/text/text';
import { ChangePreview } from '../../../../studio/bulk/ChangePreview';
import { SuggestedField } from '../../../../studio/form/fields/Combobox';
import type { Movie, MovieFields } from '../../movie';
import { lengthError } from '../../../../shared/text/form-problems';
import { moviesByKey } from '../../../../store/read/admin/index-reader';
import { publicationOf, type Unpublished } from '../../../../store/documents/unpublished';
import { listUnpublished } from '../../../../store/write/unpublished';
import { editDraft } from '../../../../studio/form/state/draft-writer';
import { editChange, type UndoableChange } from '../../../../studio/bulk/undoable-change';
import { movieFields } from '../edit/movie-fields';
import { Button } from '../../../../studio/ui/parts';

interface RenameDialogProps {
  readonly kind: ValueKind;
  readonly renamed: ValueCount;
  /** The other values of the kind. */
  readonly others: readonly ValueCount[];
  readonly onRename: (to: string, renamings: readonly Renaming[]) => void;
  readonly onClose: () => void;
}

/** A dialog for a new name of a value, with a preview of the change in each movie. */
export function RenameDialog({ kind, renamed, others, onRename, onClose }: RenameDialogProps) {
  const { value: from } = renamed;
  const [text, setText] = useState(from);
  const [films] = useState(() => resource(() => readFilmsWithValue(renamed)));
  const to = cleanLine(storedLetters(text));
  const isSame = !to || sameValue(to, from);
  const same = others.find(({ value }) => sameValue(value, to));

  const renamings = (all: readonly FilmWithValue[]) =>
    isSame ? [] : movieChangesForRename(all, kind, from, to);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const read = await films.outcome;
    const fitting = read.ok ? renamings(read.value).filter(fits) : [];
    if (fitting.length > 0) onRename(to, fitting);
  };

  return (
    <Modal label={`Rename ${from}`} className="dialog" onClose={onClose}>
      <form className="stack loose dialog-body" onSubmit={(event) => void submit(event)} noValidate>
        <h2>
          Rename <bdi lang={languageOf(from)}>{from}</bdi>
        </h2>
        <SuggestedField
          kind={kind}
          name="to"
          label="New name"
          value={text}
          required
          autoComplete="off"
          onChange={setText}
        />
        {same && !isSame && (
          <p role="status">
            {countOf(same.keys.length, 'film')} {same.keys.length === 1 ? 'has' : 'have'} “
            <bdi>{same.value}</bdi>” already: the two become one.
          </p>
        )}
        <Loaded
          from={films}
          waiting={
            <>
              <p role="status">Loading the films…</p>
              <Buttons onClose={onClose} count={0} />
            </>
          }
          failed={(retry) => (
            <>
              <LoadFailure what="The films" retry={retry} />
              <Buttons onClose={onClose} count={0} />
            </>
          )}
        >
          {(all) => <Outcome renamings={renamings(all)} isSame={isSame} onClose={onClose} />}
        </Loaded>
      </form>
    </Modal>
  );
}

const fits = ({ problem }: Renaming) => !problem;

interface OutcomeProps extends Pick<RenameDialogProps, 'onClose'> {
  readonly renamings: readonly Renaming[];
  /** Whether the typed name is blank or still the same. */
  readonly isSame: boolean;
}

function Outcome({ renamings, isSame, onClose }: OutcomeProps) {
  const fitting = renamings.filter(fits);
  return (
    <>
      {fitting.length > 0 && <ChangePreview noun="film" changes={fitting} unchanged={[]} />}
      <TooLong renamings={renamings} />
      {!isSame && renamings.length === 0 && <p>No film has it any more.</p>}
      <Buttons onClose={onClose} count={fitting.length} />
    </>
  );
}

interface ButtonsProps extends Pick<RenameDialogProps, 'onClose'> {
  /** The number of movies that can be changed. */
  readonly count: number;
}

const Buttons = ({ onClose, count }: ButtonsProps) => (
  <div className="buttons in-reach">
    <Button onClick={onClose}>Cancel</Button>
    <button type="submit" className="button primary" disabled={count === 0}>
      {count === 0 ? 'Rename' : `Rename in ${countOf(count, 'film').toLowerCase()}`}
    </button>
  </div>
);

/** The movies in which the new text would be too long. */
function TooLong({ renamings }: { readonly renamings: readonly Renaming[] }) {
  const tooLong = renamings.filter((renaming) => !fits(renaming));
  if (tooLong.length === 0) return null;
  return (
    <>
      <p>{countOf(tooLong.length, 'film')} cannot be changed:</p>
      <ul className="marked things" aria-label="Cannot be changed">
        {tooLong.map(({ name, problem }, index) => (
          <li key={index}>
            <bdi>{name}</bdi>: {problem}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A movie or draft that has a value. */
interface FilmWithValue {
  readonly name: string;
  readonly movie: MovieFields;
  readonly changeFor: (changes: Partial<MovieFields>) => UndoableChange;
}

/** The change of a movie by a renaming. It is not written if `problem` is set. */
export interface Renaming {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Why the new text does not fit. */
  readonly problem: string | undefined;
  readonly change: UndoableChange;
}

/**
 * Reads the movies that have a value, and all drafts of movies, because drafts are not in the search index.
 * Throws FirestoreError or TimeoutError.
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
export const movieChangesForRename = (
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

/** Returns the maximum length of a field in the movie form, in characters. */
function limitOf(name: string): number {
  const field = Object.entries(movieFields).find(([each]) => each === name)?.[1];
  return field && 'max' in field ? field.max : Number.POSITIVE_INFINITY;
}
