import {
  deleteField,
  getDoc,
  runTransaction,
  setDoc,
  type DocumentData,
  type DocumentReference,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import {
  ChangedMeanwhileError,
  differences,
  GoneError,
  isConflict,
  type StoredFields,
} from '../domain/conflict';
import { errorCode } from '../domain/failure';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../domain/limits';
import { withTimeout } from '../domain/timeout';
import { firestore } from '../firebase/firestore';

/** Where an entry is stored and how it is read and written there. */
export interface EntryAt<Entry extends Fields, Fields> {
  readonly reference: DocumentReference;
  /** The entry in that document; null if there is none that the site could show. */
  readonly read: (document: QueryDocumentSnapshot) => Entry | null;
  /** The fields that an edit compares and writes: neither a time nor what is changed elsewhere. */
  readonly fieldsOf: (fields: Fields) => StoredFields;
  /** Fields that another one takes along: written with it, and deleted when the edit has none. */
  readonly along?: Readonly<Record<string, string>>;
}

interface Edit<Entry extends Fields, Fields> extends Omit<EntryAt<Entry, Fields>, 'along'> {
  /** The entry as it was read. */
  readonly before: Entry;
  readonly after: Fields;
  readonly write: (transaction: Transaction, changed: readonly string[]) => void;
}

/**
 * Lets `write` write the fields that are not yet as in `after`; sends nothing if `after` changes
 * nothing. Somebody else's changes since `before` was read are never written over.
 * Throws ChangedMeanwhileError, GoneError, FirestoreError or TimeoutError.
 */
export async function edit<Entry extends Fields, Fields>({
  reference,
  read,
  fieldsOf,
  write,
  ...versions
}: Edit<Entry, Fields>): Promise<void> {
  const [before, after] = [fieldsOf(versions.before), fieldsOf(versions.after)];
  if (differences(before, after).length === 0) return;
  const writing = runTransaction(firestore, async (transaction) => {
    const document = await transaction.get(reference);
    const entry = document.exists() ? read(document) : null;
    if (!entry) throw new GoneError();
    const current = fieldsOf(entry);
    if (isConflict({ before, after, current })) throw new ChangedMeanwhileError(entry);
    const changed = differences(current, after);
    if (changed.length > 0) write(transaction, changed);
  });
  await withTimeout(writing, SEND_TIMEOUT_MS);
}

/** Edits an entry that is a document of its own, and leaves its other fields alone. Throws as `edit`. */
export async function updateEntry<Entry extends Fields, Fields>(
  { along = {}, ...place }: EntryAt<Entry, Fields>,
  before: Entry,
  after: Fields,
): Promise<void> {
  const next = place.fieldsOf(after);
  await edit({
    ...place,
    before,
    after,
    write: (transaction, changed) => {
      const names = changed.flatMap((name) => [name, along[name] ?? name]);
      const changes = Object.fromEntries(names.map((name) => [name, next[name] ?? deleteField()]));
      transaction.update(place.reference, changes);
    },
  });
}

/**
 * Stores a new document, once, however often it is tried: an attempt that was given up may still
 * have arrived. The next one is no creation then, which the rules refuse because of its new
 * timestamp, and becomes an update of what is there. Throws as `edit`.
 */
export async function addEntry<Entry extends Fields, Fields>(
  place: EntryAt<Entry, Fields>,
  fields: Fields,
  document: DocumentData,
): Promise<void> {
  try {
    await withTimeout(setDoc(place.reference, document), SEND_TIMEOUT_MS);
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const found = await withTimeout(getDoc(place.reference), READ_TIMEOUT_MS);
    const stored = found.exists() ? place.read(found) : null;
    if (!stored) throw error;
    await updateEntry(place, stored, fields);
  }
}
