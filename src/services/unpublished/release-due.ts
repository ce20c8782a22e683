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
import { entryDocument, unpublishedFromDocument } from '../../firebase/converters/unpublished';
import { firestore } from '../../firebase/firestore';
import { moveToCollection, updateIndex } from './published-entry';
import { getUnpublished } from './unpublished-admin';
import { entryIn, transact } from './unpublished-documents';

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
async function releaseOne(document: QueryDocumentSnapshot, now: Date): Promise<number> {
  const due = unpublishedFromDocument(document.id, document.data());
  if (!due) return 0;
  try {
    const id = await transact(async (transaction) => {
      const stored = await transaction.get(document.ref);
      // As it is stored, with its microseconds: the rules compare it.
      const time: unknown = stored.get('publishAt');
      const current = entryIn(stored);
      // Somebody may have moved or taken back its time.
      if (!current?.publishAt || !isDue(current, now.getTime())) return undefined;
      const entry = entryDocument<EntryKind>(current.kind, current.entry);
      return moveToCollection(transaction, current, entry, {
        timestamp: time,
        at: current.publishAt,
      });
    });
    if (id === undefined) return 0;
    await updateIndex(due, id);
    return 1;
  } catch (error) {
    // Somebody else may have published it at the same moment.
    const isDone = errorCode(error) === 'permission-denied' && !(await getUnpublished(due.id));
    if (!isDone) console.error(error);
    return 0;
  }
}
