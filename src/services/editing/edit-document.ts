import {
  deleteField,
  getDoc,
  runTransaction,
  setDoc,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import {
  EditConflictError,
  changedFields,
  EntryNotFoundError,
  mergeEdit,
} from '../../domain/entries/conflict';
import type { StoredFields } from '../../domain/entries/stored-fields';
import { errorCode } from '../../domain/failures/failure';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../domain/limits';
import { withTimeout } from '../../domain/failures/timeout';
import { firestore } from '../../firebase/firestore';
import { addRevision } from './revision-writer';

/** How an entry is mapped to its Firestore document. */
export interface DocumentMapping<Entry extends Fields, Fields> {
  readonly reference: DocumentReference;
  /** Returns the entry in the document; null if the document has no valid entry. */
  readonly fromDocument: (document: QueryDocumentSnapshot) => Entry | null;
  /** Returns the stored fields that an edit compares and writes, without timestamps. */
  readonly fieldsOf: (fields: Fields) => StoredFields;
  /** By field: the field that is written together with it, or deleted if the edit has none. */
  readonly linkedFields?: Readonly<Record<string, string>>;
}

interface Edit<Entry extends Fields, Fields> extends Omit<
  DocumentMapping<Entry, Fields>,
  'linkedFields'
> {
  /** The entry as the editor read it. */
  readonly before: Entry;
  readonly after: Fields;
  /** The entry where there is no document yet; without it that is an error. */
  readonly ifMissing?: Entry;
  /** The field of the document that is the entry; without it the whole document is. */
  readonly key?: string;
  readonly write: (
    transaction: Transaction,
    changed: readonly string[],
    merged: StoredFields,
  ) => void;
}

/**
 * Calls `write` in a transaction with the names of the fields that the edit changes and with the entry
 * as it is after it, what others have changed included, and adds the revision; sends nothing and
 * returns false if `before` and `after` are equal. Never overwrites changes of somebody else (product
 * 15.5). Throws EditConflictError, EntryNotFoundError,
 * FirestoreError or TimeoutError.
 */
export async function editDocument<Entry extends Fields, Fields>({
  reference,
  fromDocument,
  fieldsOf,
  write,
  ifMissing,
  key,
  ...versions
}: Edit<Entry, Fields>): Promise<boolean> {
  const [before, after] = [fieldsOf(versions.before), fieldsOf(versions.after)];
  if (changedFields(before, after).length === 0) return false;
  await runEdit(reference, (transaction, document) => {
    const entry = document.exists() ? fromDocument(document) : ifMissing;
    if (!entry) throw new EntryNotFoundError();
    const current = fieldsOf(entry);
    const merged = mergeEdit({ before, after, current });
    if (!merged) throw new EditConflictError(entry);
    const changed = changedFields(current, merged);
    if (changed.length === 0) return;
    write(transaction, changed, merged);
    addRevision(transaction, document, { key, after: merged });
  });
  return true;
}

/**
 * Edits an entry that has its own document, and leaves unknown fields unchanged (product 10.12).
 * Returns and throws as `editDocument`.
 */
export function updateDocument<Entry extends Fields, Fields>(
  { linkedFields = {}, ...mapping }: DocumentMapping<Entry, Fields>,
  before: Entry,
  after: Fields,
): Promise<boolean> {
  const next = mapping.fieldsOf(after);
  return editDocument({
    ...mapping,
    before,
    after,
    write: (transaction, changed) => {
      const names = changed.flatMap((name) => [name, linkedFields[name] ?? name]);
      const changes = Object.fromEntries(names.map((name) => [name, next[name] ?? deleteField()]));
      transaction.update(mapping.reference, changes);
    },
  });
}

/**
 * Creates a document; repeated attempts store it once (product 15.6). If an attempt that timed out
 * was stored, the rules deny the next one because of its new timestamp, and it becomes an update. If
 * `isSame` is false for the stored entry, that is another one: it stays as it is, and the denial is
 * thrown. Throws as `editDocument`.
 */
export async function createDocument<Entry extends Fields, Fields>(
  mapping: DocumentMapping<Entry, Fields>,
  fields: Fields,
  document: DocumentData,
  isSame: (stored: Entry) => boolean = () => true,
): Promise<void> {
  try {
    await withTimeout(setDoc(mapping.reference, document), SEND_TIMEOUT_MS);
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const snapshot = await withTimeout(getDoc(mapping.reference), READ_TIMEOUT_MS);
    const stored = snapshot.exists() ? mapping.fromDocument(snapshot) : null;
    if (!stored || !isSame(stored)) throw error;
    await updateDocument(mapping, stored, fields);
  }
}

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
