import { readDocument } from '../../firebase/firestore';
import {
  serverTimestamp,
  type DocumentData,
  type DocumentSnapshot,
  deleteDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { EditConflictError, EntryNotFoundError } from '../documents/conflict';
import type { EntryKind, EntryLocation, EntryRef, IdentityOf } from '../../content/entry';
import { fitsTrash, type Trashed, trashDocument, trashIdAt } from '../documents/trash';
import { errorCode } from '../../shared/failures/failure';
import type { Picture } from '../../shared/pictures/picture';
import { TRASH, UNPUBLISHED } from '../../firebase/collections';
import { asRecord } from '../../content/base/stored-values';
import { hasTrash, locationOf } from '../documents/kinds';
import { deleteFilesOf } from '../files/pictures';
import { updateSearchIndex } from '../search/search-update';
import { signature, requireOwnSession } from '../session/session';
import { addRecordOf } from './records';
import {
  documentAt,
  draftAt,
  locate,
  putEntry,
  removeEntry,
  transactAt,
} from '../documents/locations';
import { transact, transactReading } from '../documents/transactions';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import { withTimeout } from '../../shared/failures/timeout';

const inTrash = ({ id }: Pick<Trashed, 'id'>): EntryLocation => ({ path: `${TRASH}/${id}` });

/** Returns whether the entry of a location is in the trash. Throws FirestoreError or TimeoutError. */
export const isInTrash = (location: EntryLocation): Promise<boolean> =>
  exists(inTrash({ id: trashIdAt(location) }));

/**
 * Moves a published entry to the trash and returns the data to restore it; an entry without a trash
 * is deleted with its files, and the result is undefined. Succeeds if the entry does not exist.
 * Throws FirestoreError or TimeoutError.
 */
export async function deleteEntry<Kind extends EntryKind>(
  kind: Kind,
  entry: IdentityOf<Kind> & { readonly picture?: Picture },
): Promise<Trashed | undefined> {
  const location = locationOf(kind, entry);
  if (hasTrash(kind, location.path)) {
    const trashed = await moveToTrash(location);
    await updateSearchIndex(location);
    return trashed;
  }
  // Read again, because somebody may have replaced the picture since the entry was read.
  const stored = await transact(async (transaction) => {
    const { location: at, stored: before } = await locate(location, (ref) => transaction.get(ref));
    if (before === undefined) return undefined;
    removeEntry(transaction, at, before);
    await addRecordOf(transaction, 'deleted', location, before);
    return before;
  });
  await deleteFilesOf(stored ?? entry.picture).catch(console.error);
  return undefined;
}

/**
 * Moves a draft or scheduled entry to the trash. An entry that does not fit into the trash is
 * deleted for ever, and the result is undefined. Throws as `deleteEntry`.
 */
export async function deleteUnpublished(ref: Pick<EntryRef, 'id'>): Promise<Trashed | undefined> {
  const location = draftAt(ref);
  const fits = (document: DocumentSnapshot) => fitsTrash(document.data());
  if (fits(await readDocument(documentAt(location)))) return moveToTrash(location);
  await transact(async (transaction) => {
    // Read again, because somebody may have shortened it meanwhile.
    const document = await transaction.get(documentAt(location));
    if (!document.exists() || fits(document)) return;
    removeEntry(transaction, location);
    await addRecordOf(transaction, 'deleted', location, document.data());
  });
  return undefined;
}

/** Moves a restored entry to the trash again. Throws as `deleteEntry`. */
export async function trashAgain({ path, key }: Trashed): Promise<void> {
  const location = { path, key };
  await moveToTrash(location);
  await updateSearchIndex(location);
}

async function moveToTrash(location: EntryLocation): Promise<Trashed> {
  const id = trashIdAt(location);
  // The rules compare the document in the trash with the deleted document, as they do with a
  // revision.
  await transactAt(location, async (transaction, { location: from, stored: entry }) => {
    if (entry === undefined) return;
    putEntry(transaction, inTrash({ id }), {
      ...trashDocument(location, entry),
      ...signature(),
      deleted: serverTimestamp(),
    });
    removeEntry(transaction, from, entry);
    await addRecordOf(transaction, 'deleted', location, entry);
  });
  return { id, ...location };
}

/**
 * Restores a deleted entry exactly as it was, an unpublished one as a draft; succeeds if it is
 * already restored. Throws EntryNotFoundError if it has been deleted for ever, EditConflictError if
 * there is another next version, FirestoreError or TimeoutError.
 */
export async function restore({ id, path, key }: Trashed): Promise<void> {
  const location = { path, key };
  const isUnpublished = path.startsWith(`${UNPUBLISHED}/`);
  const request = transactReading(async (transaction, get) => {
    const trashed = await get(documentAt(inTrash({ id })));
    const { document, stored } = await locate(location, get);
    if (!trashed.exists() && stored !== undefined) return;
    if (!trashed.exists() || trashed.get('purge') !== undefined) throw new EntryNotFoundError();
    // Somebody has begun another next version.
    if (isUnpublished && document.exists()) throw new EditConflictError(document.data());
    const entry = trashed.get('entry');
    putEntry(transaction, location, isUnpublished ? asDraft(entry) : entry, document);
    removeEntry(transaction, inTrash({ id }));
    await addRecordOf(transaction, 'restored', location, entry);
  });
  try {
    await request;
  } catch (error) {
    // If two administrators restore the entry in parallel, the rules refuse the second request.
    const isDone = async () => !(await exists(inTrash({ id }))) && exists(location);
    if (errorCode(error) !== 'permission-denied' || !(await isDone())) throw error;
  }
  await updateSearchIndex(location);
}

/**
 * Returns an unpublished entry without its times, because its start may have passed while it was in
 * the trash, which would publish it immediately.
 */
function asDraft(entry: unknown): DocumentData {
  const { publishAt: _time, until: _end, published: _before, ...draft } = asRecord(entry);
  return { ...draft, saved: serverTimestamp() };
}

const exists = async (location: EntryLocation): Promise<boolean> =>
  (await locate(location)).stored !== undefined;

/**
 * Deletes an entry in the trash for ever. Succeeds if it does not exist. Throws SessionChangedError,
 * FirestoreError, StorageError or TimeoutError.
 */
export async function deleteForEver({ id }: Pick<Trashed, 'id'>): Promise<void> {
  requireOwnSession();
  await purgeTrashed(id, 'chosen');
}

/**
 * Marks an entry in the trash with `reason`, deletes its files and then the document, so that an
 * interrupted deletion can be completed. A marked entry cannot be restored, because its files may
 * be deleted. Throws FirestoreError, StorageError or TimeoutError.
 */
export async function purgeTrashed(id: string, reason: 'chosen' | 'expired'): Promise<void> {
  const reference = documentAt(inTrash({ id }));
  const document = await readDocument(reference);
  if (!document.exists()) return;
  if (document.get('purge') === undefined) {
    await withTimeout(updateDoc(reference, { purge: reason }), SEND_TIMEOUT_MS);
  }
  await deleteFilesOf(document.get('entry'));
  await withTimeout(deleteDoc(reference), SEND_TIMEOUT_MS);
}
