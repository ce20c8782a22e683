import { isIsoDay } from '../movies/release-date';
import { field, pictureField, type FieldsIn } from '../fields/fields';
import { asDocumentId, asRequiredText, asText, asWebAddress } from '../fields/stored-values';

/**
 * The fields of an event, a screening, a premiere or a meeting, and how each is stored (product 34.1);
 * see `STORED_MOVIE`.
 */
export const STORED_EVENT = {
  title: field('title', asRequiredText),
  place: field('place', asRequiredText),
  /** The ISO day on which it begins. */
  day: field('day', asRequiredText),
  /** The ISO day on which it ends, where that is another, or it has no time of end. */
  lastDay: field('lastDay', asIsoDay),
  /** When it begins, as 18:30, by the company's clock; without it that is not known yet. */
  time: field('time', asTime),
  /** When it ends, on its last day. */
  endTime: field('endTime', asTime),
  description: field('description', asText),
  /** Where there is more about it, or tickets for it. */
  link: field('link', asWebAddress),
  picture: pictureField('img'),
  /** The id of the movie that it is about. */
  movieId: field('movie', asDocumentId),
};

export interface EventFields extends FieldsIn<typeof STORED_EVENT> {}

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

function asIsoDay(value: unknown): string | undefined {
  const day = asText(value);
  return day && isIsoDay(day) ? day : undefined;
}

function asTime(value: unknown): string | undefined {
  const time = asText(value);
  return time && isTimeOfDay(time) ? time : undefined;
}
