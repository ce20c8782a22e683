import {
  getDoc,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { errorCode } from '../../domain/failures/failure';
import { withTimeout } from '../../domain/failures/timeout';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../domain/limits';
import { firestore } from '../../firebase/firestore';

/** Runs a transaction. Throws FirestoreError or TimeoutError, and what `update` throws. */
export const transact = <T>(update: (transaction: Transaction) => Promise<T>): Promise<T> =>
  withTimeout(runTransaction(firestore, update), SEND_TIMEOUT_MS);

/** Reads a document. Throws FirestoreError or TimeoutError. */
export const readDocument = (reference: DocumentReference): Promise<DocumentSnapshot> =>
  withTimeout(getDoc(reference), READ_TIMEOUT_MS);

/** As many as those of a transaction. */
const MAX_ATTEMPTS = 5;

/**
 * Runs the transaction of an edit: `edit` gets the document as it is stored. The rules compare the
 * revision with that, and deny an edit that another one has overtaken; such an edit is run again.
 * Throws AddressNotVerifiedError, FirestoreError or TimeoutError, and what `edit` throws.
 */
export async function runEdit(
  reference: DocumentReference,
  edit: (transaction: Transaction, document: DocumentSnapshot) => void | Promise<void>,
): Promise<void> {
  await withTimeout(attempts(), SEND_TIMEOUT_MS);

  async function attempts(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      let read = '';
      try {
        return await runTransaction(firestore, async (transaction) => {
          const document = await transaction.get(reference);
          read = contentOf(document);
          await edit(transaction, document);
        });
      } catch (error) {
        if (errorCode(error) !== 'permission-denied' || attempt === MAX_ATTEMPTS) throw error;
        if (contentOf(await getDoc(reference)) !== read) continue;
        // A few administrators need it, once.
        throw await (await import('./refusal')).explained(error);
      }
    }
  }
}

const contentOf = (document: DocumentSnapshot) => JSON.stringify(document.data() ?? null);
