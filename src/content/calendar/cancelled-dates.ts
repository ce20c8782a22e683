import { asDate, asRecord, asText } from '../base/stored-values';
import { DAY_MS } from '../../shared/day';
import { CALENDAR_KEPT_DAYS } from '../../shared/limits';

/** An event, or the release of a film, that left the site before its day. */
export interface CancelledDate {
  /** The id in calendars. */
  readonly id: string;
  /** The stored day: an ISO day, or a date as it was typed. */
  readonly day: string;
  readonly changed: Date;
  /** The towns of an event, as addresses name them. */
  readonly towns: readonly string[];
}

/** Returns the cancelled dates in the fields of the document `site/away`. */
export const cancelledDatesIn = (fields: unknown): readonly CancelledDate[] =>
  Object.entries(asRecord(asRecord(fields)['dates'])).flatMap(([id, value]) => {
    const { day, at, towns } = asRecord(value);
    const changed = asDate(at);
    if (!changed) return [];
    const names = Array.isArray(towns) ? towns.flatMap((town) => asText(town) ?? []) : [];
    return [{ id, day: asText(day) ?? '', changed, towns: names }];
  });

/** Returns whether calendars still have to list the date as cancelled. */
export const isStillCancelled = ({ changed }: Pick<CancelledDate, 'changed'>): boolean =>
  Date.now() - changed.getTime() <= CALENDAR_KEPT_DAYS * DAY_MS;
