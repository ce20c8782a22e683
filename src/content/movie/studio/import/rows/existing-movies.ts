import { parseWrittenDate } from '../../../../values/written-date';
import {
  parseSearchKey,
  isMovieKey,
  movieKey,
  type SearchEntry,
  type SearchKey,
} from '../../../../search/search-entry';
import { titleKey } from '../../../../search/title-words';
import type { ImportRow } from './import-table';
import { readSearchIndex } from '../../../../../store/read/search-index';
import { listHiddenMovies } from '../../../../../store/write/movie-addresses';
import { chunksOf } from '../../../../../shared/lists/read-lists';
import { moviesCollection } from '../../../../../firebase/collections';
import { MOVIE_STATUSES, type Movie, type MovieStatus } from '../../../movie';
import {
  moviesByKey,
  KEYS_PER_QUERY,
  entriesBetween,
  RANGE,
} from '../../../../../store/read/admin/index-reader';

/** The movies, drafts and trashed movies that a row can match. */
export interface Existing {
  /** The published movies by id. */
  readonly published: ReadonlyMap<string, SearchKey>;
  /** The published movies by `titleKey`. */
  readonly titles: ReadonlyMap<string, readonly SearchEntry[]>;
  /** The ids and the titles (`titleKey`) of drafts and scheduled movies. */
  readonly drafts: { readonly ids: ReadonlySet<string>; readonly titles: ReadonlySet<string> };
  /** The ids of movies in the trash. */
  readonly inTrash: ReadonlySet<string>;
}

/** The movie that a row matches, or the reason why it is unclear. */
interface Match {
  readonly key?: SearchKey | undefined;
  readonly problem?: { readonly field: 'address' | 'title'; readonly text: string };
}

/** Returns the published movie with the id of a row or, without an id, with its title and year. */
export function findMatch(texts: ImportRow['texts'], existing: Existing): Match {
  const { address = '', title = '' } = texts;
  if (address) {
    if (existing.drafts.ids.has(address)) return wrong('address', 'A draft has this id already.');
    if (existing.inTrash.has(address)) return wrong('address', 'A film in the trash has this id.');
    return { key: existing.published.get(address) };
  }
  if (!title) return {};
  const same = existing.titles.get(titleKey(title)) ?? [];
  const year = yearIn(texts['releaseDate']);
  const [found, ...others] = same.filter(
    ({ releaseDate }) => year !== undefined && yearIn(releaseDate) === year,
  );
  if (others.length > 0) return wrong('title', SEVERAL);
  if (found) return { key: found.key };
  if (same.length > 0) return wrong('title', SAME_TITLE);
  return existing.drafts.titles.has(titleKey(title)) ? wrong('title', SAME_DRAFT) : {};
}

const wrong = (field: 'address' | 'title', text: string): Match => ({ problem: { field, text } });

const SEVERAL = 'Several films have this title and year. Give the id of the one that is meant.';
const SAME_TITLE =
  'There is a film with this title already. If this is another one, give it an id; if it is the same, give its id or the year of its release.';
const SAME_DRAFT =
  'There is a draft with this title already. If this is another film, give it an id.';

const yearIn = (text: string | undefined) =>
  (text && parseWrittenDate(text)?.year) || lastYearIn(text ?? '');

/** Returns the year of a numeric day, which does not depend on the order of day and month. */
const lastYearIn = (text: string) => Number(/\b(19|20|21)\d\d$/.exec(text)?.[0]) || undefined;

/**
 * Reads the search index, the drafts and the ids in the trash; the cost does not depend on the number of
 * rows. Throws FirestoreError, TimeoutError or NoSearchIndexError.
 */
export async function readExisting(): Promise<Existing> {
  const [entries, hidden] = await Promise.all([readSearchIndex(), listHiddenMovies()]);
  const movies = entries.filter(({ key }) => isMovieKey(key));
  return {
    published: new Map(movies.map(({ key }) => [parseSearchKey(key).id, key])),
    titles: byTitle(movies),
    drafts: {
      ids: new Set(hidden.drafts.map(({ id }) => id)),
      titles: new Set(hidden.drafts.map(({ title }) => titleKey(title))),
    },
    inTrash: hidden.inTrash,
  };
}

function byTitle(entries: readonly SearchEntry[]): Existing['titles'] {
  const titles = new Map<string, SearchEntry[]>();
  for (const entry of entries) {
    const key = titleKey(entry.title);
    titles.set(key, [...(titles.get(key) ?? []), entry]);
  }
  return titles;
}

interface Reading {
  /** The movies that have already been read; the following ones are added. */
  readonly known: Map<SearchKey, Movie>;
  readonly existing: Existing;
  readonly signal: AbortSignal;
  /** Called with the number of movies that have been read. */
  readonly onRead: (count: number) => void;
}

/** The number of queries that run at the same time. */
const AT_ONCE = 4;
/**
 * The maximum number of documents that a range query may read per needed movie if it replaces other
 * queries.
 */
const DOCUMENTS_EACH = 3;

/**
 * Reads the missing movies of these keys: close keys by a range of ids, others by id. Throws
 * FirestoreError, TimeoutError or the reason of `signal`.
 */
export async function readMovies(keys: readonly SearchKey[], reading: Reading): Promise<void> {
  for (const status of MOVIE_STATUSES) await readRange(status, keys, reading);
  await readById(keys, reading);
}

const missingIn = (keys: readonly SearchKey[], { known }: Reading) =>
  keys.filter((key) => !known.has(key));

async function readRange(status: MovieStatus, keys: readonly SearchKey[], reading: Reading) {
  const isOf = (key: SearchKey) => parseSearchKey(key).collection === status;
  const ids = missingIn(keys, reading)
    .filter(isOf)
    .map((key) => parseSearchKey(key).id)
    .toSorted();
  const [first = '', last = first] = [ids[0], ids.at(-1)];
  const between = [...reading.existing.published].filter(
    ([id, key]) => isOf(key) && id >= first && id <= last,
  ).length;
  const isWorth = Math.ceil(between / RANGE) < Math.ceil(ids.length / KEYS_PER_QUERY);
  if (!isWorth || between > DOCUMENTS_EACH * ids.length) return;
  for await (const movies of entriesBetween('movie', moviesCollection(status), first, last)) {
    add(movies, keys, reading);
  }
}

async function readById(keys: readonly SearchKey[], reading: Reading) {
  // Sorted, so that most queries contain keys of only one collection.
  const missing = missingIn(keys, reading).toSorted();
  const batches = chunksOf(missing, KEYS_PER_QUERY);
  const reader = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      reading.signal.throwIfAborted();
      add(await moviesByKey(batch), keys, reading);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
}

function add(movies: readonly Movie[], keys: readonly SearchKey[], reading: Reading) {
  reading.signal.throwIfAborted();
  for (const movie of movies) reading.known.set(movieKey(movie), movie);
  reading.onRead(keys.length - missingIn(keys, reading).length);
}
