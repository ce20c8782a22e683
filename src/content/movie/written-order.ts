import type { Movie } from './movie';
import type { DatedMovie } from './release-date';
import { today } from '../locale/company-clock';
import { dayNumber, parseWrittenDate, sortKey } from '../values/written-date';

/** Sorts after all dates. Not Infinity: the difference of two would be NaN. */
const UNDATED = 1e9;

/** Returns the place of an upcoming movie in the order of releases. */
export const releaseKey = ({ release }: DatedMovie): number =>
  release ? sortKey(release) : UNDATED;

/** Returns movies, latest release first; those without a date are last, in the order that they had. */
export const byLatestRelease = (movies: readonly Movie[]): readonly Movie[] =>
  movies.toSorted((a, b) => dayNumber(b.releaseDate) - dayNumber(a.releaseDate));

/** Returns the movie with its release date, if that has not passed. */
export function withRelease(movie: Movie): DatedMovie {
  const release = parseWrittenDate(movie.releaseDate ?? '');
  // A month or a year passes with its last day.
  const isComing = release && sortKey(release) >= Number(today().replaceAll('-', ''));
  return isComing ? { ...movie, release } : movie;
}

/**
 * Returns upcoming movies, soonest release first and those without a coming date last, in the order that they
 * had.
 */
export const byWrittenDate = (movies: readonly Movie[]): readonly DatedMovie[] =>
  movies.map(withRelease).toSorted((a, b) => releaseKey(a) - releaseKey(b));
