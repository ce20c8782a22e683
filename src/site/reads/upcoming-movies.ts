import { isIsoDay } from '../../shared/day';
import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import type { Cursor, ReadNext } from '../../shared/lists/merge-by-time';
import { MOVIES_PER_PAGE } from '../../shared/limits';
import type { Movie } from '../../content/movie/movie';
import { byIsoDay, type DatedMovie } from '../../content/movie/release-date';
import { moviesReader } from '../../store/read/lists';

/**
 * Returns a reader of a list of more than a page; undefined if it cannot read the list. Never
 * throws.
 */
export type LongListReader = () => Promise<ReadNext<Movie> | undefined>;

/**
 * Returns a function that reads the next MOVIES_PER_PAGE upcoming movies, soonest release first. A
 * list that fits on one page is read in the order of publication, a longer one by `readLong` or by
 * queries by release date. The function throws FirestoreError or TimeoutError.
 */
export function upcomingReader(after?: Cursor, readLong?: LongListReader): ReadNext<DatedMovie> {
  const documents = new Map<Movie, QueryDocumentSnapshot>();
  const byTime = moviesReader('Upcoming', {
    after,
    onRead: (movie, document) => documents.set(movie, document),
  });
  /** Preserved for the next call if this one fails before its page is complete. */
  let first: readonly Movie[] | undefined;
  let readRest: ReadNext<DatedMovie> | undefined;

  return async (onPartial) => {
    if (after) readRest ??= await readLong?.();
    if (readRest) return readRest();
    let partial: readonly Movie[] | undefined;
    let shown: readonly DatedMovie[] = [];
    first ??= await byTime(async (found) => {
      partial = found;
      shown = await sortUpcoming(found);
      if (!after) await onPartial?.(shown);
    });
    if (!after && first.length < MOVIES_PER_PAGE) {
      readRest = () => Promise.resolve([]);
      // Returns the same array, which causes no second rendering.
      return first === partial ? shown : sortUpcoming(first);
    }
    readRest = await readLong?.();
    if (!readRest) {
      const { upcomingListReader } = await import('./upcoming-long-list');
      readRest = upcomingListReader({ byTime, movies: first, documents, after });
    }
    return readRest();
  };
}

/**
 * Returns upcoming movies in their order. Offline, a date that is no ISO day may be treated as
 * missing.
 */
export async function sortUpcoming(movies: readonly Movie[]): Promise<readonly DatedMovie[]> {
  if (movies.every(({ releaseDate }) => !releaseDate || isIsoDay(releaseDate)))
    return byIsoDay(movies);
  return import('../../content/movie/written-order').then(
    ({ byWrittenDate }) => byWrittenDate(movies),
    () => byIsoDay(movies),
  );
}
