import { getDoc, type DocumentSnapshot } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import { withTimeout } from '../../domain/failures/timeout';
import { fitsTrash, type Trashed } from '../../domain/entries/trash';
import type { EntryRef } from '../../domain/entries/entry';
import { moveToTrash } from '../trash/trash';
import { transact, unpublishedReference } from './unpublished-documents';

/**
 * Moves an unpublished entry to the trash. One that the trash cannot hold is deleted for ever, and
 * nothing is returned (product 29.7). Throws AddressNotVerifiedError, FirestoreError or TimeoutError.
 */
export async function deleteUnpublished({
  id,
}: Pick<EntryRef, 'id'>): Promise<Trashed | undefined> {
  const reference = unpublishedReference({ id });
  const fits = (document: DocumentSnapshot) => fitsTrash(document.data());
  if (fits(await withTimeout(getDoc(reference), READ_TIMEOUT_MS))) {
    return moveToTrash('unpublished', reference);
  }
  await transact(async (transaction) => {
    // Somebody may have corrected it meanwhile.
    if (!fits(await transaction.get(reference))) transaction.delete(reference);
  });
  return undefined;
}
