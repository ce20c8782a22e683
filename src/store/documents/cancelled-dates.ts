import { deleteField, doc, serverTimestamp } from 'firebase/firestore/lite';
import { asRecord } from '../../content/base/stored-values';
import { cancelledDatesIn, isStillCancelled } from '../../content/calendar/cancelled-dates';
import { storedDateOf } from '../../content/calendar/stored-date';
import type { EntryLocation } from '../../content/entry';
import { townsOf } from '../../content/calendar/town';
import { today } from '../../content/locale/company-clock';
import { AWAY_DOCUMENT } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { isIsoDay } from '../../shared/day';
import { entryFrom, kindAt } from './kinds';
import { transact } from './transactions';

/**
 * Returns the field of `site/away` that makes calendars remove an entry that is deleted or
 * unpublished. Undefined if the day of the entry has passed or is unknown.
 */
export function cancelledDate(location: EntryLocation, stored: unknown) {
  const kind = kindAt(location.path);
  const entry = kind && entryFrom(kind, location, stored);
  const { id, day } = (entry && storedDateOf(kind, entry)) ?? {};
  if (!id || !day || (isIsoDay(day) && day < today())) return undefined;
  return { [id]: { day, at: serverTimestamp(), towns: townsOf(asRecord(stored)) } };
}

/** Deletes cancelled dates that no calendar can contain any more. Throws FirestoreError or TimeoutError. */
export const deleteOldDates = (): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(firestore, AWAY_DOCUMENT);
    const dates = cancelledDatesIn((await transaction.get(reference)).data());
    const old = dates.filter((date) => !isStillCancelled(date));
    if (old.length === 0) return;
    const gone = Object.fromEntries(old.map(({ id }) => [id, deleteField()]));
    transaction.set(reference, { dates: gone }, { merge: true });
  });
