import {
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { moved, timesAfterMove } from '../../domain/lists/entry-order';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../domain/limits';
import type { Timestamped } from '../../domain/lists/merge-by-time';
import { withTimeout } from '../../domain/failures/timeout';
import { timestampOf } from '../../firebase/converters/fields';
import { firestore } from '../../firebase/firestore';

interface Move {
  readonly from: number;
  readonly to: number;
  /** False if the list goes on after these entries. */
  readonly isComplete?: boolean;
}

/**
 * Moves an entry of a list that is ordered by time, newest first: its time becomes one between those
 * of its new neighbours (product 28.2). Writes nothing but times, all at once, so that other changes
 * of the same entries are not lost. Returns the entries in their new order, with their times. Throws
 * FirestoreError or TimeoutError.
 */
export async function moveEntry<T extends Timestamped>(
  entries: readonly T[],
  referenceOf: (entry: T) => DocumentReference,
  { from, to, isComplete = true }: Move,
): Promise<readonly T[]> {
  const after = moved(entries, from, to);
  const times = timesAfterMove(entries, from, to, isComplete);
  // It reads nothing: a batch would do, but visitors would download its code.
  const request = runTransaction(firestore, async (transaction) => {
    for (const [index, time] of times) {
      const entry = after[index];
      if (!entry) continue;
      const timestamp = time === 'now' ? serverTimestamp() : time;
      transaction.update(referenceOf(entry), { timestamp });
    }
  });
  await withTimeout(request, SEND_TIMEOUT_MS);
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

async function timeOf(reference: DocumentReference): Promise<Date | undefined> {
  return timestampOf((await withTimeout(getDoc(reference), READ_TIMEOUT_MS)).data());
}
