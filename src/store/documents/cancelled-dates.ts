import { deleteField, doc, serverTimestamp } from 'firebase/firestore/lite';
import { asDate, asRecord, asText } from '../../content/base/stored-values';
import { storedDateOf } from '../../content/calendar/stored-date';
import type { EntryLocation } from '../../content/entry';
import { townsOf } from '../../content/calendar/town';
import { today } from '../../content/locale/company-clock';
import { AWAY_DOCUMENT } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { DAY_MS, isIsoDay } from '../../shared/day';
import { CALENDAR_KEPT_DAYS } from '../../shared/limits';
import { entryFrom, kindAt } from './kinds';
import { transact } from './transactions';

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

/**
 * Returns what the document of what is away says from now on of an entry that is removed, so that calendars
 * take it out (product 42.7); undefined if its day has passed, or it has none.
 */
export function cancelledDate(location: EntryLocation, stored: unknown) {
  const kind = kindAt(location.path);
  const entry = kind && entryFrom(kind, location, stored);
  const { id, day } = (entry && storedDateOf(kind, entry)) ?? {};
  if (!id || !day || (isIsoDay(day) && day < today())) return undefined;
  return { [id]: { day, at: serverTimestamp(), towns: townsOf(asRecord(stored)) } };
}

/** The dates in that document, given its fields. */
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

/** Deletes the dates that no calendar has any more. Throws FirestoreError or TimeoutError. */
export const forgetOldDates = (): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(firestore, AWAY_DOCUMENT);
    const dates = cancelledDatesIn((await transaction.get(reference)).data());
    const old = dates.filter((date) => !isKept(date));
    if (old.length === 0) return;
    const gone = Object.fromEntries(old.map(({ id }) => [id, deleteField()]));
    transaction.set(reference, { dates: gone }, { merge: true });
  });
