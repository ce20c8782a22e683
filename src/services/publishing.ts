import {
  collection,
  deleteField,
  doc,
  FieldPath,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  where,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { ANNOUNCEMENTS_MAX } from '../domain/admin-limits';
import { freeAnnouncementKey, ListFullError } from '../domain/announcement';
import { EntryNotFoundError } from '../domain/conflict';
import { errorCode } from '../domain/failure';
import { READ_TIMEOUT_MS } from '../domain/limits';
import { announcementKey, movieKey, videoKey } from '../domain/search-entry';
import { withTimeout } from '../domain/timeout';
import {
  DUE_MAX,
  entryIdOf,
  type EntryKind,
  type FieldsOf,
  type Published,
  type Unpublished,
  type UnpublishedRef,
} from '../domain/unpublished';
import { UNPUBLISHED } from '../firebase/collections';
import { asRecord, type StoredFields } from '../firebase/converters/fields';
import {
  collectionAt,
  entryDocument,
  referenceOf,
  unpublishedFromDocument,
} from '../firebase/converters/unpublished';
import { firestore } from '../firebase/firestore';
import { updateSearchIndex } from './search-update';
import {
  currentOf,
  getUnpublished,
  savedNow,
  transact,
  unpublishedReference,
} from './unpublished-admin';

/**
 * Publishes an entry now, as the newest of its kind, with the edits in `fields`. Returns the id or the
 * key that it has then. Throws ListFullError if there is no room for another announcement, and as
 * `updateUnpublished`.
 */
export async function publish<Kind extends EntryKind>(
  before: Unpublished<Kind>,
  fields: FieldsOf<Kind> = before.entry,
): Promise<string> {
  const id = await transact(async (transaction) => {
    await currentOf(transaction, before, fields);
    return moveToCollection(transaction, before, entryDocument(before.kind, fields));
  });
  await updateIndex(before, id);
  return id;
}

/**
 * Takes a published entry off the site: it becomes a draft, with everything that is stored of it but
 * its time. Succeeds if that has been done before. Returns the draft. Throws EntryNotFoundError,
 * FirestoreError or TimeoutError.
 */
export async function unpublish(published: Published): Promise<UnpublishedRef> {
  const { stored: path, key, ...reference } = referenceOf(published);
  const stored = doc(firestore, path);
  await transact(async (transaction) => {
    const document = await transaction.get(stored);
    const data: unknown = key === undefined ? document.data() : document.data()?.[key];
    if (data === undefined) {
      const draft = await transaction.get(unpublishedReference(reference));
      if (draft.exists()) return;
      throw new EntryNotFoundError();
    }
    const { timestamp: _time, edited: _edited, ...fields } = asRecord(data);
    const draft = { path: reference.path, entry: fields, ...savedNow() };
    transaction.set(unpublishedReference(reference), draft);
    if (key === undefined) transaction.delete(stored);
    else transaction.update(stored, new FieldPath(key), deleteField());
  });
  await updateIndex(reference, entryIdOf(reference));
  return reference;
}

/**
 * Moves the entries whose time has come to their collections, oldest first, and returns how many. The
 * server's clock decides: with a wrong one here the rules deny it. Never throws; what fails is logged,
 * and tried again by the next visit (product 29.6).
 */
export async function releaseDue(now = new Date()): Promise<number> {
  let released = 0;
  const due = query(
    collection(firestore, UNPUBLISHED),
    where('publishAt', '<=', now),
    orderBy('publishAt'),
    limit(DUE_MAX),
  );
  try {
    for (let last: QueryDocumentSnapshot | undefined; ;) {
      const page = last ? query(due, startAfter(last)) : due;
      const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
      for (const document of docs) released += await releaseOne(document);
      last = docs.at(-1);
      if (docs.length < DUE_MAX) return released;
    }
  } catch (error) {
    console.error(error);
    return released;
  }
}

/** Returns how many entries it has moved: one, or none. */
async function releaseOne(document: QueryDocumentSnapshot): Promise<number> {
  const due = unpublishedFromDocument(document.id, document.data());
  if (!due) return 0;
  try {
    const id = await transact(async (transaction) => {
      const stored = await transaction.get(document.ref);
      // As it is stored, with its microseconds: the rules compare it.
      const time: unknown = stored.get('publishAt');
      const current = stored.exists() ? unpublishedFromDocument(stored.id, stored.data()) : null;
      if (!current?.publishAt) return undefined;
      const entry = entryDocument<EntryKind>(current.kind, current.entry);
      return moveToCollection(transaction, current, entry, time);
    });
    if (id === undefined) return 0;
    await updateIndex(due, id);
    return 1;
  } catch (error) {
    // Somebody else may have published it at the same moment.
    const isDone = errorCode(error) === 'permission-denied' && !(await getUnpublished(due.id));
    if (!isDone) console.error(error);
    return 0;
  }
}

/** Stores the entry where it belongs, and deletes the unpublished one. Returns its id or key there. */
async function moveToCollection(
  transaction: Transaction,
  { publishAt, ...reference }: Pick<Unpublished, 'id' | 'kind' | 'path' | 'publishAt'>,
  entry: StoredFields,
  timestamp: unknown = serverTimestamp(),
): Promise<string> {
  const target = doc(firestore, reference.path);
  let id = entryIdOf(reference);
  if (reference.kind === 'announcement') {
    const stored = (await transaction.get(target)).data() ?? {};
    const keys = new Set(Object.keys(stored));
    if (keys.size >= ANNOUNCEMENTS_MAX) throw new ListFullError();
    const time = publishAt ?? new Date();
    id = freeAnnouncementKey(Math.min(time.getTime(), Date.now()), keys);
    transaction.set(target, { [id]: entry }, { mergeFields: [new FieldPath(id)] });
  } else {
    transaction.set(target, { ...entry, timestamp });
  }
  transaction.delete(unpublishedReference(reference));
  return id;
}

/** Writes to the search index what is now published of the entry; banners and images are not in it. */
async function updateIndex({ kind, path }: Pick<UnpublishedRef, 'kind' | 'path'>, id: string) {
  if (kind === 'movie') await updateSearchIndex(movieKey({ id, collection: collectionAt(path) }));
  if (kind === 'video') await updateSearchIndex(videoKey(id));
  if (kind === 'announcement') await updateSearchIndex(announcementKey(id));
}
