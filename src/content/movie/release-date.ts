import { isIsoDay, DAY_MS } from '../../shared/day';
import { daysLeftText, monthHeading, NO_DATE_YET, ticketsFromText } from '../../shared/words/dates';
import { today } from '../locale/company-clock';
import { formatDate, isoDay, type PartialDate } from '../values/partial-date';
import type { Movie } from './movie';

/** A movie with its release date, if that was typed as free text. */
export interface DatedMovie extends Movie {
  /** The date in the stored text, if it was parsed, is not an ISO day and has not passed. */
  readonly release?: PartialDate;
}

/** Returns the number of days until an ISO day, negative if it has passed; null for any other text. */
export const daysUntil = (text: string): number | null =>
  isIsoDay(text) ? (Date.parse(text) - Date.parse(today())) / DAY_MS : null;

/**
 * Returns whether a movie is upcoming and its release date is free text, which written-order.ts can
 * parse.
 */
export const isWrittenDate = ({ status, releaseDate }: Movie): boolean =>
  status === 'Upcoming' && Boolean(releaseDate) && !isIsoDay(releaseDate ?? '');

/** Returns whether a text is an ISO day, today or later. */
export const isTodayOrLater = (text: string): boolean => isIsoDay(text) && text >= today();

const keyOf = ({ releaseDate = '' }: Movie) => (isTodayOrLater(releaseDate) ? releaseDate : '~');

/** Sorts movies by future ISO days; movies without one come last, in their original order. */
export const byIsoDay = (movies: readonly Movie[]): readonly Movie[] =>
  movies.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));

/** Returns " · in 26 days" for a day that has not passed, otherwise '' (product 5.24). */
export function releaseCountdownSuffix(releaseDate = ''): string {
  const days = daysUntil(releaseDate) ?? -1;
  return days < 0 ? '' : ` · ${daysLeftText(days)}`;
}

/** Returns "Tickets from 25 November 2026" until that day, undefined after it (product 5.30). */
export const ticketsFrom = ({
  ticketsFrom: day = '',
}: Pick<Movie, 'ticketsFrom'>): string | undefined =>
  Number(daysUntil(day)) > 0
    ? // Non-breaking spaces keep the date on one line.
      ticketsFromText(formatDate(day).replaceAll(' ', '\u00A0'))
    : undefined;

/** A month of releases: its heading and its upcoming movies. */
interface ReleaseMonth {
  readonly heading: string;
  readonly movies: readonly DatedMovie[];
  /** The index of its first movie in the whole list. */
  readonly position: number;
}

/** Groups upcoming movies, in their order, by the month of their release. */
export function releaseMonths(movies: readonly DatedMovie[]): readonly ReleaseMonth[] {
  const months: (ReleaseMonth & { movies: DatedMovie[] })[] = [];
  for (const [position, movie] of movies.entries()) {
    const heading = headingOf(movie);
    const last = months.at(-1);
    if (last?.heading === heading) last.movies.push(movie);
    else months.push({ heading, movies: [movie], position });
  }
  return months;
}

function headingOf({ release, releaseDate = '' }: DatedMovie): string {
  const date = release ?? (isTodayOrLater(releaseDate) ? isoDay(releaseDate) : null);
  if (!date) return NO_DATE_YET;
  const { year, month } = date;
  return month ? monthHeading(year, month) : `${year}`;
}
