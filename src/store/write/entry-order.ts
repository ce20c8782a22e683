import { readDocument } from '../../firebase/firestore';
import { serverTimestamp, type DocumentReference } from 'firebase/firestore/lite';
import type { EntryKind, EntryOf } from '../../content/entry';
import { EntryNotFoundError } from '../documents/conflict';
import { moved, timesAfterMove } from '../../shared/lists/entry-order';
import { timestampOf } from '../../content/base/codecs';
import { locationOf } from '../documents/kinds';
import { addRecord } from './records';
import { documentAt } from '../documents/locations';
import { transactOn } from '../documents/transactions';

/**
 * Moves the entry at `from` to `to` of the first entries of a list that is ordered by time, newest
 * first: its time becomes one between those of its new neighbours (product 28.2). `isComplete` says
 * whether the list has no others. Writes nothing but times, all at once, so that other changes of the
 * same entries are not lost. Returns the entries in their new order, with their times. Throws
 * EntryNotFoundError, FirestoreError or TimeoutError.
 */
export async function moveInOrder<Kind extends EntryKind>(
  kind: Kind,
  entries: readonly EntryOf<Kind>[],
  from: number,
  to: number,
  isComplete = true,
): Promise<readonly EntryOf<Kind>[]> {
  const referenceOf = (entry: EntryOf<Kind>) => documentAt(locationOf(kind, entry));
  const after = moved(entries, from, to);
  const times = timesAfterMove(entries, from, to, isComplete);
  const own = after[to];
  if (!own) return entries;
  const location = locationOf(kind, own);
  const newTime = times.get(to);
  await transactOn(documentAt(location), async (transaction, document) => {
    if (!document.exists()) throw new EntryNotFoundError();
    for (const [index, time] of times) {
      const placed = after[index];
      if (!placed) continue;
      const timestamp = time === 'now' ? serverTimestamp() : time;
      transaction.update(referenceOf(placed), { timestamp });
    }
    // An attempt without an answer may have moved it to that time.
    const isMoved = newTime === 'now' || !isSameTime(timestampOf(document.data()), newTime);
    if (!isMoved) return;
    await addRecord(transaction, 'moved', location, document.data(), { to: to + 1 });
  });
  const [first] = after;
  // The next move needs the time that the server has set.
  const now = first && times.get(0) === 'now' ? await timeOf(referenceOf(first)) : undefined;
  return after.map((entry, index) => {
    const time = times.get(index);
    if (time === undefined) return entry;
    const publishedAt = time === 'now' ? now : time;
    return publishedAt ? { ...entry, publishedAt } : entry;
  });
}

const isSameTime = (one?: Date, other?: Date) => one?.getTime() === other?.getTime();

const timeOf = async (reference: DocumentReference) =>
  timestampOf((await readDocument(reference)).data());
