import type { Movie } from './movie';
import type { DatedMovie } from './release-date';
import { today } from '../locale/company-clock';
import { dayNumber, parseWrittenDate, sortKey } from '../values/written-date';

/** The sort key after all dates. Not Infinity, because the difference of two would be NaN. */
const UNDATED = 1e9;

/** Returns the sort key of an upcoming movie in the order of releases. */
export const releaseKey = ({ release }: DatedMovie): number =>
  release ? sortKey(release) : UNDATED;

/**
 * Sorts movies by release, latest first, followed by movies without a date in their original order.
 */
export const byLatestRelease = (movies: readonly Movie[]): readonly Movie[] =>
  movies.toSorted((a, b) => dayNumber(b.releaseDate) - dayNumber(a.releaseDate));

/** Adds the release date in free text to a movie, if the date has not passed. */
export function withRelease(movie: Movie): DatedMovie {
  const release = parseWrittenDate(movie.releaseDate ?? '');
  // A month or a year has passed after its last day.
  const isComing = release && sortKey(release) >= Number(today().replaceAll('-', ''));
  return isComing ? { ...movie, release } : movie;
}

/**
 * Sorts upcoming movies by release, soonest first, followed by movies without a future date in
 * their original order.
 */
export const byWrittenDate = (movies: readonly Movie[]): readonly DatedMovie[] =>
  movies.map(withRelease).toSorted((a, b) => releaseKey(a) - releaseKey(b));
