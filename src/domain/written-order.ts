import type { Movie } from './movie';
import type { ReleaseDate } from './release-date';
import { today, type UpcomingMovie } from './release-order';
import { parseWrittenDate } from './written-date';

/** A month without a day comes after the month's days, and a year after its months. */
const sortKey = ({ year, month = 13, day = 32 }: ReleaseDate) => (year * 100 + month) * 100 + day;

/** Sorts after all dates. Not Infinity: the difference of two would be NaN. */
const UNDATED = 1e9;

const keyOf = ({ release }: UpcomingMovie) => (release ? sortKey(release) : UNDATED);

/**
 * Returns upcoming movies, soonest release first and those without a coming date last, in the order
 * that they had (product 5.22).
 */
export function byWrittenDate(movies: readonly Movie[]): readonly UpcomingMovie[] {
  const now = Number(today().replaceAll('-', ''));
  return movies
    .map((movie): UpcomingMovie => {
      const release = parseWrittenDate(movie.releaseDate ?? '');
      // A month or a year passes with its last day.
      return release && sortKey(release) >= now ? { ...movie, release } : movie;
    })
    .toSorted((a, b) => keyOf(a) - keyOf(b));
}
