import { doc, getDoc } from 'firebase/firestore/lite';
import { type SharedDraft, sharedDraftFromDocument } from '../../store/documents/preview-link';
import { errorCode } from '../../shared/failures/failure';
import { withTimeout } from '../../shared/failures/timeout';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { PREVIEWS } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';

/**
 * Returns the draft of a link; null if the link does not exist or has ended, which the rules do not
 * distinguish. Throws FirestoreError or TimeoutError.
 */
export async function readSharedDraft(id: string): Promise<SharedDraft | null> {
  try {
    const reading = getDoc(doc(firestore, PREVIEWS, id));
    return sharedDraftFromDocument(id, (await withTimeout(reading, READ_TIMEOUT_MS)).data());
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return null;
    throw error;
  }
}
