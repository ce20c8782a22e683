import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { errorCode } from '../../domain/failures/failure';
import { DUE_MAX, READ_TIMEOUT_MS } from '../../domain/limits';
import { withTimeout } from '../../domain/failures/timeout';
import { isDue } from '../../domain/entries/unpublished';
import type { EntryKind } from '../../domain/entries/entry';
import { UNPUBLISHED } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { storedFields } from '../../firebase/entries/kinds';
import { updateSearchIndex } from './search-update';
import { moveToPlace } from './publishing';
import { readDocument, transact } from './transactions';
import { unpublishedIn } from './unpublished';

/**
 * Moves the entries whose time has come to their collections, oldest first, and returns how many. The
 * server's clock decides: with a wrong one here the rules deny it. Never throws; what fails is logged,
 * and tried again by the next visit (product 29.6).
 */
export async function releaseDue(now = new Date()): Promise<number> {
  let released = 0;
  const due = query(
    collection(firestore, UNPUBLISHED),
    where('publishAt', '<=', now),
    orderBy('publishAt'),
    limit(DUE_MAX),
  );
  try {
    for (let last: QueryDocumentSnapshot | undefined; ;) {
      const page = last ? query(due, startAfter(last)) : due;
      const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
      for (const document of docs) released += await releaseOne(document, now);
      last = docs.at(-1);
      if (docs.length < DUE_MAX) return released;
    }
  } catch (error) {
    console.error(error);
    return released;
  }
}

/** Returns how many entries it has moved: one, or none. */
async function releaseOne({ ref }: QueryDocumentSnapshot, now: Date): Promise<number> {
  try {
    const location = await transact(async (transaction) => {
      const stored = await transaction.get(ref);
      const due = unpublishedIn(stored);
      // Somebody may have moved or taken back its time.
      if (!due?.publishAt || !isDue(due, now.getTime())) return undefined;
      const entry = storedFields<EntryKind>(due.kind, due.entry);
      // The time as it is stored, with its microseconds: the rules compare it.
      const at = { date: due.publishAt, stored: stored.get('publishAt') as unknown };
      return moveToPlace(transaction, due, entry, at);
    });
    if (!location) return 0;
    await updateSearchIndex(location);
    return 1;
  } catch (error) {
    // Somebody else may have published it at the same moment.
    const isGone = async () => !(await readDocument(ref)).exists();
    if (errorCode(error) !== 'permission-denied' || !(await isGone())) console.error(error);
    return 0;
  }
}
