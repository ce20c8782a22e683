import { today } from '../../company/company-clock';
import { DAY_MS, isIsoDay } from '../../shared/day';
import type { Movie } from './movie';
import { type ReleaseDate } from './release-date';

/** A movie of a list of upcoming movies. */
export interface UpcomingMovie extends Movie {
  /** The release date, where it is no ISO day, but understood, and has not passed. */
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
