import {
  collection,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  orderBy,
  runTransaction,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import { EntryNotFoundError } from '../../domain/entries/conflict';
import { errorCode } from '../../domain/failures/failure';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../domain/limits';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import {
  announcementKey,
  movieKey,
  videoKey,
  type SearchKey,
} from '../../domain/search/search-entry';
import { withTimeout } from '../../domain/failures/timeout';
import type { Trashed, TrashEntry, TrashKind } from '../../domain/entries/trash';
import { asRecord } from '../../firebase/converters/fields';
import { trashEntryFromDocument, trashId } from '../../firebase/converters/trash';
import { firestore } from '../../firebase/firestore';
import {
  ANNOUNCEMENTS_DOCUMENT,
  TRASH,
  UNPUBLISHED,
  VIDEOS,
  moviesCollection,
} from '../../firebase/collections';
import { runEdit } from '../editing/edit-document';
import { updateSearchIndex } from '../editing/search-update';
import { signature } from '../session/session';
import { timeOrderedReader } from '../lists/time-ordered-list';

const reference = ({ id }: Pick<Trashed, 'id'>) => doc(firestore, TRASH, id);

/**
 * Returns a function that reads the next ADMIN_PER_PAGE entries of the trash, last deleted first. It
 * throws FirestoreError or TimeoutError.
 */
export function trashReader(): ReadNext<TrashEntry> {
  const read = timeOrderedReader(collection(firestore, TRASH), {
    pageSize: ADMIN_PER_PAGE,
    order: [orderBy('deleted', 'desc')],
    read: (document) => trashEntryFromDocument(document.id, document.data()),
  });
  return paginate(read, ADMIN_PER_PAGE, () => true);
}

/** Returns whether an entry is in the trash. Throws FirestoreError or TimeoutError. */
export const isInTrash = (kind: TrashKind | 'unpublished', id: string): Promise<boolean> =>
  exists(reference({ id: trashId(kind, id) }));

/**
 * Deletes a document, or the field `key` of it, and stores it in the trash in the same transaction.
 * Succeeds if it does not exist. Returns what `restore` needs. Throws FirestoreError or TimeoutError.
 */
export async function moveToTrash(
  kind: TrashKind | 'unpublished',
  stored: DocumentReference,
  key?: string,
): Promise<Trashed> {
  const id = trashId(kind, key ?? stored.id);
  // The rules compare what is in the trash with what is deleted, as they do with a revision.
  await runEdit(stored, (transaction, document) => {
    const entry = entryIn(document, key);
    if (entry === undefined) return;
    transaction.set(reference({ id }), {
      path: stored.path,
      ...(key !== undefined && { key }),
      entry,
      ...signature(),
      deleted: serverTimestamp(),
    });
    if (key === undefined) transaction.delete(stored);
    else transaction.update(stored, new FieldPath(key), deleteField());
  });
  return { id, path: stored.path, key };
}

/**
 * Restores a deleted entry exactly as it was, an unpublished one as a draft; succeeds if that has been
 * done before. Throws EntryNotFoundError if it has left the trash for ever, FirestoreError or
 * TimeoutError.
 */
export async function restore({ id, path, key }: Trashed): Promise<void> {
  const stored = doc(firestore, path);
  const isUnpublished = path.startsWith(`${UNPUBLISHED}/`);
  const request = runTransaction(firestore, async (transaction) => {
    const trash = await transaction.get(reference({ id }));
    const isThere = entryIn(await transaction.get(stored), key) !== undefined;
    if (!trash.exists() && isThere) return;
    if (!trash.exists() || trash.get('purge') !== undefined) throw new EntryNotFoundError();
    const entry = trash.get('entry');
    if (isUnpublished) transaction.set(stored, draftOf(entry));
    else if (key === undefined) transaction.set(stored, entry);
    else transaction.set(stored, { [key]: entry }, { mergeFields: [new FieldPath(key)] });
    transaction.delete(reference({ id }));
  });
  const isDone = async () => !(await exists(reference({ id }))) && exists(stored, key);
  try {
    await withTimeout(request, SEND_TIMEOUT_MS);
  } catch (error) {
    // Of two administrators who do the same at once the rules deny the second.
    if (errorCode(error) !== 'permission-denied' || !(await isDone())) throw error;
  }
  const searchKey = searchKeyOf(stored, key);
  if (searchKey) await updateSearchIndex(searchKey);
}

/** Its time may have come in the trash: it would be published at once. */
function draftOf(entry: unknown): DocumentData {
  const { publishAt: _time, ...draft } = asRecord(entry);
  return { ...draft, saved: serverTimestamp() };
}

async function exists(stored: DocumentReference, key?: string): Promise<boolean> {
  const document = await withTimeout(getDoc(stored), READ_TIMEOUT_MS);
  return entryIn(document, key) !== undefined;
}

/** The whole document, or the field of it that is the entry; undefined if it does not exist. */
function entryIn(document: DocumentSnapshot, key?: string): unknown {
  const data = document.data();
  return key === undefined ? data : data?.[key];
}

/** The key of an entry in the search index; null if it is not in there. */
export function searchKeyOf({ id, path, parent }: DocumentReference, key = ''): SearchKey | null {
  if (path === ANNOUNCEMENTS_DOCUMENT) return announcementKey(key);
  if (parent.path === VIDEOS) return videoKey(id);
  for (const status of ['Upcoming', 'Released'] as const) {
    if (parent.path === moviesCollection(status)) return movieKey({ id, collection: status });
  }
  return null;
}
