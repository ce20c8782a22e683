import { formatReleaseDate } from '../movies/release-date';
import type { Picture } from '../pictures/picture';

/** What an editor fills in for an event: a screening, a premiere, a meeting (product 34.1). */
export interface EventFields {
  readonly title: string;
  readonly place: string;
  /** The ISO day on which it begins, at the place. */
  readonly day: string;
  /** When it begins, as 18:30; without it that is not known yet. */
  readonly time?: string;
  readonly description?: string;
  /** Where there is more about it, or tickets for it. */
  readonly link?: string;
  readonly picture?: Picture;
  /** The id of the movie that it is about. */
  readonly movieId?: string;
}

export interface CinemaEvent extends EventFields {
  readonly id: string;
  readonly publishedAt?: Date;
}

/** Whether the text is a time of day, as 18:30. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const beginningOf = ({ day, time = '' }: EventFields) => `${day} ${time}`;

/** Sorts events soonest first; of one day, those without a time are the first. */
export const bySoonest = (a: EventFields, b: EventFields): number =>
  beginningOf(a).localeCompare(beginningOf(b));

/** When an event begins, as it is shown: '18 December 2026, 18:30'. */
export const beginning = ({ day, time }: Pick<EventFields, 'day' | 'time'>): string =>
  [formatReleaseDate(day), time].filter(Boolean).join(', ');
