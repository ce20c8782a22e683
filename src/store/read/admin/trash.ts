import { collection, getCount, orderBy } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE, READ_AT_ONCE } from '../../../shared/admin-limits';
import type { TrashEntry } from '../../documents/trash';
import { isAsked, type TrashQuestion } from '../../documents/trash-question';
import { withTimeout } from '../../../shared/failures/timeout';
import { READ_TIMEOUT_MS } from '../../../shared/limits';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { paginate } from '../../../shared/lists/paginate';
import { readAll } from '../../../shared/lists/read-all';
import { TRASH } from '../../../firebase/collections';
import { trashEntryFromDocument } from '../../documents/trash-entry';
import { firestore } from '../../../firebase/firestore';
import { timeOrderedReader } from '../time-ordered-list';
import { withSigners } from '../../team/signers';

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
