import { chunksOf } from '../../../../../shared/lists/chunks';
import { MOVIE_STATUSES, type Movie, type MovieStatus } from '../../../movie';
import { movieKey, parseSearchKey, type SearchKey } from '../../../../search/search-entry';
import {
  moviesByKey,
  KEYS_PER_QUERY,
  moviesBetween,
  RANGE,
} from '../../../../../store/read/admin/movies-by-key';
import type { Existing } from './existing-movies';

interface Reading {
  /** The movies that were read before, to which others are added. */
  readonly known: Map<SearchKey, Movie>;
  readonly existing: Existing;
  readonly signal: AbortSignal;
  /** Is told how many of the keys are known. */
  readonly onRead: (count: number) => void;
}

/** Queries that run at once. */
const AT_ONCE = 4;
/** Documents that may be read for one that is needed, if that takes fewer queries. */
const DOCUMENTS_EACH = 3;

/**
 * Reads the movies with these keys that are not known: those that are close together in a range of ids,
 * others by their ids (product 26.14). Throws FirestoreError or TimeoutError, and what `signal` throws.
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
  for await (const movies of moviesBetween(status, first, last)) add(movies, keys, reading);
}

async function readById(keys: readonly SearchKey[], reading: Reading) {
  // Those of one collection together: each query asks one.
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
