import { STORED_EVENT, type EventFields, type CinemaEvent } from '../../domain/events/cinema-event';
import { isIsoDay } from '../../domain/movies/release-date';
import { readFields, withoutUndefined, writeFields } from '../../domain/fields/fields';
import { timestampOf } from '../../domain/fields/stored-values';

/** The event of a stored document; null without a day, as it cannot be listed (product 34.1). */
export function eventFromDocument(id: string, data: unknown): CinemaEvent | null {
  const fields = readFields(STORED_EVENT, data);
  return isIsoDay(fields.day)
    ? withoutUndefined<CinemaEvent>({ id, ...fields, publishedAt: timestampOf(data) })
    : null;
}

/** The document that is written for an event; without a `timestamp` if none is given. */
export const eventDocument = (event: Partial<EventFields>, timestamp?: unknown) =>
  writeFields(STORED_EVENT, event, timestamp);
