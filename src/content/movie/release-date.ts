import { isIsoDay, DAY_MS } from '../../shared/day';
import {
  daysLeft,
  dayText,
  monthHeading,
  NO_DATE_YET,
  ticketsFromDay,
} from '../../shared/words/dates';
import { today } from '../locale/company-clock';
import type { Movie } from './movie';

/** A release date as far as it is known: a day, a month or only a year. Months count from 1. */
export interface ReleaseDate {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/** Returns the date of an ISO day; null for any other text. */
function isoDay(text: string): Required<ReleaseDate> | null {
  if (!isIsoDay(text)) return null;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** Returns the date as far as it is known: "2026-12-18", "2026-12" or "2026". */
export const isoText = ({ year, month, day }: ReleaseDate): string =>
  [year, month, day].flatMap((part) => (part ? [String(part).padStart(2, '0')] : [])).join('-');

/** Returns an ISO day as "18 December 2026", as `write` has it, and any other text unchanged (product 5.12). */
export function formatReleaseDate(releaseDate: string, write = dayText): string {
  const date = isoDay(releaseDate);
  return date ? write(date.year, date.month, date.day) : releaseDate;
}

/** A movie, released or not, with what its release date says where that was written by hand. */
export interface DatedMovie extends Movie {
  /** Where the stored text is no ISO day, but understood, and has not passed. */
  readonly release?: ReleaseDate;
}

/** Returns the number of days until an ISO day, below 0 if it has passed; null for any other text. */
export const daysUntil = (text: string): number | null =>
  isIsoDay(text) ? (Date.parse(text) - Date.parse(today())) / DAY_MS : null;

/** Whether a movie is coming on a date that was written by hand, so that written-order.ts may find it. */
export const isWrittenDate = ({ status, releaseDate }: Movie): boolean =>
  status === 'Upcoming' && Boolean(releaseDate) && !isIsoDay(releaseDate ?? '');

/** Whether the text is an ISO day of today or later. */
export const isComing = (text: string): boolean => isIsoDay(text) && text >= today();

const keyOf = ({ releaseDate = '' }: Movie) => (isComing(releaseDate) ? releaseDate : '~');

/** Returns movies by coming ISO days, those without one last in the order that they had. */
export const byIsoDay = (movies: readonly Movie[]): readonly Movie[] =>
  movies.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));

/** Returns " · in 26 days" for a day that has not passed, otherwise '' (product 5.24). */
export function timeLeft(releaseDate = ''): string {
  const days = daysUntil(releaseDate) ?? -1;
  return days < 0 ? '' : ` · ${daysLeft(days)}`;
}

/** Returns "Tickets from 25 November 2026" until that day, then undefined (product 5.30). */
export const ticketsFrom = ({
  ticketsFrom: day = '',
}: Pick<Movie, 'ticketsFrom'>): string | undefined =>
  Number(daysUntil(day)) > 0
    ? // The day stays in one line.
      ticketsFromDay(formatReleaseDate(day).replaceAll(' ', '\u00A0'))
    : undefined;

/** A heading and the upcoming movies below it. */
interface ReleaseMonth {
  readonly heading: string;
  readonly movies: readonly DatedMovie[];
  /** The index of the first of them in the list. */
  readonly position: number;
}

/** Divides upcoming movies, in their order, by the month of their release (product 5.23). */
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
  const date = release ?? (isComing(releaseDate) ? isoDay(releaseDate) : null);
  if (!date) return NO_DATE_YET;
  const { year, month } = date;
  return month ? monthHeading(year, month) : `${year}`;
}
