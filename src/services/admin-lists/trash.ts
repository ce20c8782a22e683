import { collection, getCount, orderBy } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE, READ_AT_ONCE } from '../../domain/admin-limits';
import type { TrashEntry } from '../../domain/entries/trash';
import { isAsked, type TrashQuestion } from '../../domain/records/trash-question';
import { withTimeout } from '../../domain/failures/timeout';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import { readAll } from '../../domain/lists/read-all';
import { TRASH } from '../../firebase/collections';
import { trashEntryFromDocument } from '../../firebase/entries/trash-entry';
import { firestore } from '../../firebase/firestore';
import { timeOrderedReader } from '../lists/time-ordered-list';
import { withSigners } from '../team/signers';

const trash = collection(firestore, TRASH);

const EVERYTHING: TrashQuestion = { search: '' };

/**
 * Returns a function that reads the next entries of the trash that it is asked for, last deleted first
 * (product 25.6): `size` of them, and as many documents at a time. It throws FirestoreError or
 * TimeoutError.
 */
export function trashReader(question = EVERYTHING, size = ADMIN_PER_PAGE): ReadNext<TrashEntry> {
  const read = timeOrderedReader(trash, {
    pageSize: size,
    order: [orderBy('deleted', 'desc')],
    read: (document) => trashEntryFromDocument(document.id, document.data()),
  });
  return paginate(
    async () => withSigners(await read()),
    size,
    (entry) => isAsked(entry, question),
  );
}

/** Returns all entries of the trash that it is asked for. Throws FirestoreError or TimeoutError. */
export const allInTrash = (question: TrashQuestion): Promise<readonly TrashEntry[]> =>
  readAll(trashReader(question, READ_AT_ONCE));

/** Returns how much is in the trash. Throws FirestoreError or TimeoutError. */
export async function countTrash(): Promise<number> {
  return (await withTimeout(getCount(trash), READ_TIMEOUT_MS)).data().count;
}
