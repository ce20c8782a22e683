import { asDate, asRecord, asText } from '../base/stored-values';
import { DAY_MS } from '../../shared/day';
import { CALENDAR_KEPT_DAYS } from '../../shared/limits';

/** An event, or the release of a film, that was taken off the site before its day. */
export interface CancelledDate {
  /** As calendars know it. */
  readonly id: string;
  /** As it is stored: an ISO day, or a date that was written by hand. */
  readonly day: string;
  readonly changed: Date;
  /** How addresses name the town of an event. */
  readonly towns: readonly string[];
}

/** The dates in the document of what is away, given its fields. */
export const cancelledDatesIn = (fields: unknown): readonly CancelledDate[] =>
  Object.entries(asRecord(asRecord(fields)['dates'])).flatMap(([id, value]) => {
    const { day, at, towns } = asRecord(value);
    const changed = asDate(at);
    if (!changed) return [];
    const names = Array.isArray(towns) ? towns.flatMap((town) => asText(town) ?? []) : [];
    return [{ id, day: asText(day) ?? '', changed, towns: names }];
  });

/** Whether calendars still have it as cancelled. */
export const isKept = ({ changed }: Pick<CancelledDate, 'changed'>): boolean =>
  Date.now() - changed.getTime() <= CALENDAR_KEPT_DAYS * DAY_MS;
