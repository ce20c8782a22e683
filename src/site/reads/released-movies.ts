import { isIsoDay } from '../../shared/day';
import type { Cursor } from '../../shared/lists/cursor';
import { MOVIES_PER_PAGE } from '../../shared/limits';
import type { ReadNext } from '../../shared/lists/merge-by-time';
import type { Movie } from '../../content/movie/movie';
import { moviesReader } from '../../store/read/lists';
import type { LongListReader } from './upcoming-movies';

/**
 * Returns a function that reads the next MOVIES_PER_PAGE released movies, latest release first (product
 * 5.33). A list of more than a page is read by `readLong`, or in order of time where that cannot. It
 * throws FirestoreError or TimeoutError.
 */
export function releasedReader(
  after: Cursor | undefined,
  readLong: LongListReader,
): ReadNext<Movie> {
  const byTime = moviesReader('Released', { after });
  let readRest: ReadNext<Movie> | undefined;

  return async (onPartial) => {
    if (after) readRest ??= (await readLong()) ?? byTime;
    if (readRest) return readRest(onPartial);
    const first = await byTime();
    if (first.length < MOVIES_PER_PAGE) {
      readRest = byTime;
      return latestFirst(first);
    }
    readRest = await readLong();
    if (readRest) return readRest();
    readRest = byTime;
    return first;
  };
}

/** Those without a date that is understood are last, in the order that they had. */
async function latestFirst(movies: readonly Movie[]): Promise<readonly Movie[]> {
  const isPlain = movies.every(({ releaseDate }) => !releaseDate || isIsoDay(releaseDate));
  if (!isPlain) {
    const code = await import('../../content/movie/written-order').catch(() => undefined);
    if (code) return code.byLatestRelease(movies);
  }
  const dayOf = ({ releaseDate = '' }: Movie) => (isIsoDay(releaseDate) ? releaseDate : '');
  return movies.toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -Number(dayOf(a) > dayOf(b))));
}
