import {
  collection,
  doc,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { EditConflictError, EntryNotFoundError, mergeEdit } from '../../domain/entries/conflict';
import { errorCode } from '../../domain/failures/failure';
import { SEND_TIMEOUT_MS } from '../../domain/limits';
import { AddressTakenError } from '../../domain/movies/movie-address';
import { withTimeout } from '../../domain/failures/timeout';
import type { Unpublished } from '../../domain/entries/unpublished';
import { idIn, type EntryKind, type FieldsOf, type EntryRef } from '../../domain/entries/entry';
import type { StoredFields } from '../../domain/entries/stored-fields';
import { UNPUBLISHED } from '../../firebase/collections';
import { entryDocument, unpublishedFromDocument } from '../../firebase/converters/unpublished';
import { firestore } from '../../firebase/firestore';
import { isTakenForDrafts } from '../admin/movie-addresses';

/** The collection of all drafts and scheduled entries. */
export const unpublished = collection(firestore, UNPUBLISHED);

/** Returns the document of an unpublished entry. */
export const unpublishedReference = ({ id }: Pick<EntryRef, 'id'>): DocumentReference =>
  doc(unpublished, id);

/** What each write of an unpublished entry sets. */
export const savedNow = () => ({ saved: serverTimestamp() });

/** The entry in a document; null if it is not there, or of another shape. */
export const entryIn = (document: DocumentSnapshot) =>
  document.exists() ? unpublishedFromDocument(document.id, document.data()) : null;

/**
 * Returns the stored fields of the entry that an edit changes, now and after it. Throws
 * EntryNotFoundError, or EditConflictError if somebody else has changed the same since `before`.
 */
export function editIn<Kind extends EntryKind>(
  document: DocumentSnapshot,
  before: Unpublished<Kind>,
  fields: FieldsOf<Kind>,
): { readonly current: StoredFields; readonly entry: StoredFields } {
  const stored = entryIn(document);
  if (!stored) throw new EntryNotFoundError();
  const current = entryDocument(stored.kind, stored.entry);
  const entry = mergeEdit({
    before: entryDocument(before.kind, before.entry),
    after: entryDocument(before.kind, fields),
    current,
  });
  if (!entry) throw new EditConflictError(stored.entry);
  return { current, entry };
}

/** Runs a transaction of one of these writes. */
export const transact = <T>(update: (transaction: Transaction) => Promise<T>): Promise<T> =>
  withTimeout(runTransaction(firestore, update), SEND_TIMEOUT_MS);

/** Throws AddressTakenError for a refusal that is one because of the address, or else the error. */
export async function throwRefusal(
  error: unknown,
  reference: Pick<EntryRef, 'id' | 'kind'>,
): Promise<never> {
  const isRefused = errorCode(error) === 'permission-denied' && reference.kind === 'movie';
  const isTaken = isRefused && (await isTakenForDrafts(idIn(reference)));
  throw isTaken ? new AddressTakenError() : error;
}
