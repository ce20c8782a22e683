import { parseWrittenDate } from '../../../written-date';
import { parseSearchKey, isMovieKey } from '../../../../search/search-entry';
import { titleKey } from '../../../../search/title-words';
import type { ImportRow } from './import-table';
import { readSearchIndex } from '../../../../../store/read/search-index';
import { listHiddenMovies } from '../../../../../store/write/movie-addresses';

/** What exists already: the movies, drafts and entries of the trash that a row can be about. */
export interface Existing {
  /** The ids of published movies. */
  readonly published: ReadonlySet<string>;
  /** The release dates of published movies by `titleKey`. */
  readonly titles: ReadonlyMap<string, readonly string[]>;
  /** The ids and the titles (`titleKey`) of drafts and scheduled movies. */
  readonly drafts: { readonly ids: ReadonlySet<string>; readonly titles: ReadonlySet<string> };
  /** The ids of movies in the trash. */
  readonly inTrash: ReadonlySet<string>;
}

/** Whether the movie of a row is published already, or why that is not known. */
interface Match {
  readonly exists?: boolean;
  readonly problem?: { readonly field: 'address' | 'title'; readonly text: string };
}

/** Looks for a published movie with the id of a row; without an id, with its title and year. */
export function matchFor(texts: ImportRow['texts'], existing: Existing): Match {
  const { address = '', title = '' } = texts;
  if (address) {
    if (existing.drafts.ids.has(address)) return wrong('address', 'A draft has this id already.');
    if (existing.inTrash.has(address)) return wrong('address', 'A film in the trash has this id.');
    return { exists: existing.published.has(address) };
  }
  if (!title) return {};
  const same = existing.titles.get(titleKey(title)) ?? [];
  const year = yearIn(texts['releaseDate'] ?? '');
  if (year !== undefined && same.some((date) => yearIn(date) === year)) return { exists: true };
  if (same.length > 0) return wrong('title', SAME_TITLE);
  return existing.drafts.titles.has(titleKey(title)) ? wrong('title', SAME_DRAFT) : {};
}

const wrong = (field: 'address' | 'title', text: string): Match => ({ problem: { field, text } });

const SAME_TITLE =
  'There is a film with this title already. If this is another one, give it an id; if it is the same, give its id or the year of its release.';
const SAME_DRAFT =
  'There is a draft with this title already. If this is another film, give it an id.';

const yearIn = (text: string) => parseWrittenDate(text)?.year || lastYearIn(text);

/** The year of a day in numbers, whatever the order of its day and month is. */
const lastYearIn = (text: string) => Number(/\b(19|20|21)\d\d$/.exec(text)?.[0]) || undefined;

/**
 * Reads the search index, the drafts and the ids in the trash, however many rows a table has. Throws
 * FirestoreError, TimeoutError or NoSearchIndexError.
 */
export async function readExisting(): Promise<Existing> {
  const [entries, { drafts, inTrash }] = await Promise.all([readSearchIndex(), listHiddenMovies()]);
  const movies = entries.filter(({ key }) => isMovieKey(key));
  const titles = new Map<string, string[]>();
  for (const { title, releaseDate = '' } of movies) {
    const key = titleKey(title);
    titles.set(key, [...(titles.get(key) ?? []), releaseDate]);
  }
  return {
    published: new Set(movies.map(({ key }) => parseSearchKey(key).id)),
    titles,
    drafts: {
      ids: new Set(drafts.map(({ id }) => id)),
      titles: new Set(drafts.map(({ title }) => titleKey(title))),
    },
    inTrash,
  };
}
