import { MONTHS } from '../../shared/day';
import { isoDay } from './release-date';
import { isComing, type UpcomingMovie } from './release-order';

/** A heading and the upcoming movies below it. */
interface ReleaseMonth {
  readonly heading: string;
  readonly movies: readonly UpcomingMovie[];
  /** The index of the first of them in the list. */
  readonly position: number;
}

/** Divides upcoming movies, in their order, by the month of their release (product 5.23). */
export function releaseMonths(movies: readonly UpcomingMovie[]): readonly ReleaseMonth[] {
  const months: (ReleaseMonth & { movies: UpcomingMovie[] })[] = [];
  for (const [position, movie] of movies.entries()) {
    const heading = headingOf(movie);
    const last = months.at(-1);
    if (last?.heading === heading) last.movies.push(movie);
    else months.push({ heading, movies: [movie], position });
  }
  return months;
}

function headingOf({ release, releaseDate = '' }: UpcomingMovie): string {
  const date = release ?? (isComing(releaseDate) ? isoDay(releaseDate) : null);
  if (!date) return 'Date to be announced';
  const { year, month } = date;
  return month ? `${MONTHS[month - 1]} ${year}` : `${year}`;
}
