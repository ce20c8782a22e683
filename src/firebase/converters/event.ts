import { isTimeOfDay, type EventFields, type CinemaEvent } from '../../domain/events/cinema-event';
import { isIsoDay } from '../../domain/movies/release-date';
import {
  asDocumentId,
  asRequiredText,
  asText,
  asWebAddress,
  field,
  pictureField,
  readFields,
  timestampOf,
  withoutUndefined,
  writeFields,
  type Codecs,
} from './fields';

const FIELDS: Codecs<EventFields> = {
  title: field('title', asRequiredText),
  place: field('place', asRequiredText),
  day: field('day', asRequiredText),
  time: field('time', asTime),
  description: field('description', asText),
  link: field('link', asWebAddress),
  picture: pictureField('img'),
  movieId: field('movie', asDocumentId),
};

/** The event of a stored document; null without a day, as it cannot be listed (product 34.1). */
export function eventFromDocument(id: string, data: unknown): CinemaEvent | null {
  const fields = readFields(FIELDS, data);
  return isIsoDay(fields.day)
    ? withoutUndefined<CinemaEvent>({ id, ...fields, publishedAt: timestampOf(data) })
    : null;
}

/** The document that is written for an event; without a `timestamp` if none is given. */
export const eventDocument = (event: Partial<EventFields>, timestamp?: unknown) =>
  writeFields(FIELDS, event, timestamp);

function asTime(value: unknown): string | undefined {
  const time = asText(value);
  return time && isTimeOfDay(time) ? time : undefined;
}
