import {
  collection,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { changedFields, EntryNotFoundError } from '../domain/conflict';
import { errorCode } from '../domain/failure';
import { SEND_TIMEOUT_MS } from '../domain/limits';
import { textsIn } from '../domain/stored-texts';
import { withTimeout } from '../domain/timeout';
import { REVISIONS } from '../firebase/collections';
import { firestore } from '../firebase/firestore';
import { sessionEmail } from './session';

interface Edited {
  /** The field of the document that is the entry; without it the whole document is. */
  readonly key?: string | undefined;
  /** The values that the entry has after the edit; those of other fields may be left out. */
  readonly after: object;
}

/**
 * Adds the revision of an edit to its transaction (product 30.1): the document, or its field `key`, as
 * the transaction has read it. Everything that edits an entry calls this.
 */
export function addRevision(
  transaction: Transaction,
  document: DocumentSnapshot,
  { key, after }: Edited,
): void {
  const data = document.data();
  // The settings have no document before the first edit.
  const before: unknown = (key === undefined ? data : data?.[key]) ?? {};
  const remaining = new Set(textsIn(after));
  const replacesFile = textsIn(before).some((text) => isFile(text) && !remaining.has(text));
  transaction.set(doc(collection(firestore, REVISIONS)), {
    path: document.ref.path,
    ...(key !== undefined && { key }),
    before,
    by: sessionEmail(),
    at: serverTimestamp(),
    ...(replacesFile && { files: 'kept' }),
  });
}

/** Whether a text is the address of a file in a storage, in whichever. */
const isFile = (text: string) => /^https?:\/\/[^/]+\/v0\/b\/[^/]+\/o\//.test(text);

/**
 * Runs the transaction of an edit: `edit` gets the document as it is stored. The rules compare the
 * revision with that, and deny an edit that another one has overtaken; such an edit is run again.
 * Throws FirestoreError or TimeoutError, and what `edit` throws.
 */
export async function runEdit(
  reference: DocumentReference,
  edit: (transaction: Transaction, document: DocumentSnapshot) => void,
): Promise<void> {
  await withTimeout(attempts(), SEND_TIMEOUT_MS);

  async function attempts(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      let read = '';
      try {
        return await runTransaction(firestore, async (transaction) => {
          const document = await transaction.get(reference);
          read = contentOf(document);
          edit(transaction, document);
        });
      } catch (error) {
        if (errorCode(error) !== 'permission-denied' || attempt === MAX_ATTEMPTS) throw error;
        if (contentOf(await getDoc(reference)) === read) throw error;
      }
    }
  }
}

/** As many as those of a transaction. */
const MAX_ATTEMPTS = 5;

const contentOf = (document: DocumentSnapshot) => JSON.stringify(document.data() ?? null);

/**
 * Writes fields of a document that need no check against an older version, with their revision; sends
 * nothing if they are so already. Throws EntryNotFoundError, FirestoreError or TimeoutError.
 */
export const setFields = (reference: DocumentReference, fields: DocumentData): Promise<void> =>
  runEdit(reference, (transaction, document) => {
    if (!document.exists()) throw new EntryNotFoundError();
    const before = document.data();
    const after = { ...before, ...fields };
    if (changedFields(before, after).length === 0) return;
    transaction.update(reference, fields);
    addRevision(transaction, document, { after });
  });
