import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  updateDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { DAY_MS } from '../../shared/day';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../shared/limits';
import { withTimeout } from '../../shared/failures/timeout';
import { MESSAGE_TRASH_DAYS, TRASH_DAYS, type Trashed } from '../documents/trash';
import { firestore } from '../../firebase/firestore';
import { TRASH } from '../../firebase/collections';
import { deleteFilesOf } from '../files/pictures';
import { requireOwnSession } from '../session/session';

const trash = collection(firestore, TRASH);

/** Why an entry leaves the trash. From then on it cannot be restored, as its files may be gone. */
type Purge = 'chosen' | 'expired';

/** Documents per query. */
const BATCH = 20;

/**
 * Deletes an entry of the trash for ever: marks it, deletes its files, then the document, so that an
 * interrupted deletion is completed by `purgeExpired`. Succeeds if it does not exist. Throws
 * SessionChangedError, FirestoreError, StorageError or TimeoutError.
 */
export async function deleteForEver({ id }: Pick<Trashed, 'id'>): Promise<void> {
  requireOwnSession();
  await purge(id, 'chosen');
}

/**
 * Deletes for ever entries that were deleted TRASH_DAYS ago and messages that were MESSAGE_TRASH_DAYS
 * ago, and what an interrupted deletion left (product 25.5, 25.7). The server's clock decides: with a wrong one here the rules deny the mark. Never throws; what
 * fails is logged, and tried again by the next visit.
 */
export async function purgeExpired(now = new Date()): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  try {
    await purgeAll('chosen', where('purge', 'in', ['chosen', 'expired']));
    await purgeAll(
      'expired',
      where('days', '==', MESSAGE_TRASH_DAYS),
      where('deleted', '<', daysAgo(MESSAGE_TRASH_DAYS)),
    );
    await purgeAll('expired', where('deleted', '<', daysAgo(TRASH_DAYS)));
  } catch (error) {
    console.error(error);
  }
}

async function purgeAll(reason: Purge, ...matching: QueryConstraint[]): Promise<void> {
  for (;;) {
    const request = getDocs(query(trash, ...matching, limit(BATCH)));
    const { docs } = await withTimeout(request, READ_TIMEOUT_MS);
    for (const { id } of docs) await purge(id, reason);
    if (docs.length < BATCH) return;
  }
}

async function purge(id: string, reason: Purge): Promise<void> {
  const reference = doc(trash, id);
  const document = await withTimeout(getDoc(reference), READ_TIMEOUT_MS);
  if (!document.exists()) return;
  if (document.get('purge') === undefined) {
    await withTimeout(updateDoc(reference, { purge: reason }), SEND_TIMEOUT_MS);
  }
  await deleteFilesOf(document.get('entry'));
  await withTimeout(deleteDoc(reference), SEND_TIMEOUT_MS);
}
