import {
  collection,
  deleteField,
  doc,
  FieldPath,
  getDoc,
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
import { changedFields, EntryNotFoundError } from '../domain/conflict';
import { errorCode } from '../domain/failure';
import { DUE_MAX, READ_TIMEOUT_MS } from '../domain/limits';
import { announcementKey, movieKey, videoKey } from '../domain/search-entry';
import { textsIn } from '../domain/stored-texts';
import { withTimeout } from '../domain/timeout';
import {
  entryIdOf,
  isDue,
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
  entryFromFields,
  referenceOf,
  unpublishedFromDocument,
} from '../firebase/converters/unpublished';
import { firestore } from '../firebase/firestore';
import { deleteFilesOf } from './pictures';
import { updateSearchIndex } from './search-update';
import {
  currentIn,
  getUnpublished,
  savedNow,
  throwRefusal,
  transact,
  unpublishedReference,
} from './unpublished-admin';

/**
 * Publishes an entry now, as the newest of its kind, with the edits in `fields`. Succeeds if that has
 * been done before. Returns the id or the key that it has then. Throws ListFullError if there is no
 * room for another announcement, AddressTakenError if another movie has its address, and as
 * `updateUnpublished`.
 */
export async function publish<Kind extends EntryKind>(
  before: Unpublished<Kind>,
  fields: FieldsOf<Kind> = before.entry,
): Promise<string> {
  const entry = entryDocument(before.kind, fields);
  let replaced: unknown;
  const id = await transact(async (transaction) => {
    const document = await transaction.get(unpublishedReference(before));
    currentIn(document, before, fields);
    replaced = document.get('entry');
    return moveToCollection(transaction, before, entry);
  }).catch(async (error: unknown) => {
    return (await publishedId(before, entry, error)) ?? throwRefusal(error, before);
  });
  await updateIndex(before, id);
  await deleteReplacedFiles(replaced, entry);
  return id;
}

/** Nobody has seen a picture that is replaced by the edit that publishes. */
async function deleteReplacedFiles(before: unknown, after: StoredFields): Promise<void> {
  const shown = new Set(textsIn(after));
  const files = textsIn(before).filter((text) => !shown.has(text));
  await deleteFilesOf(files).catch(console.error);
}

/**
 * Returns the id of an entry that an earlier attempt, or somebody else, has published word for word
 * the same; undefined if the error has another reason.
 */
async function publishedId(
  reference: UnpublishedRef,
  entry: StoredFields,
  error: unknown,
): Promise<string | undefined> {
  if (!['not-found', 'permission-denied'].includes(errorCode(error) ?? '')) return undefined;
  const document = await withTimeout(getDoc(doc(firestore, reference.path)), READ_TIMEOUT_MS);
  const stored = document.data();
  if (!stored) return undefined;
  const isSame = (data: unknown) => {
    const published = entryFromFields(reference, data);
    if (!published) return false;
    return changedFields(entryDocument(reference.kind, published), entry).length === 0;
  };
  if (reference.kind !== 'announcement') return isSame(stored) ? document.id : undefined;
  return Object.keys(stored).find((key) => isSame(stored[key]));
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
      for (const document of docs) released += await releaseOne(document, now);
      last = docs.at(-1);
      if (docs.length < DUE_MAX) return released;
    }
  } catch (error) {
    console.error(error);
    return released;
  }
}

/** Returns how many entries it has moved: one, or none. */
async function releaseOne(document: QueryDocumentSnapshot, now: Date): Promise<number> {
  const due = unpublishedFromDocument(document.id, document.data());
  if (!due) return 0;
  try {
    const id = await transact(async (transaction) => {
      const stored = await transaction.get(document.ref);
      // As it is stored, with its microseconds: the rules compare it.
      const time: unknown = stored.get('publishAt');
      const current = stored.exists() ? unpublishedFromDocument(stored.id, stored.data()) : null;
      // Somebody may have moved or taken back its time.
      if (!current?.publishAt || !isDue(current, now.getTime())) return undefined;
      const entry = entryDocument<EntryKind>(current.kind, current.entry);
      return moveToCollection(transaction, current, entry, {
        timestamp: time,
        at: current.publishAt,
      });
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

/**
 * Stores the entry where it belongs, as of that time or of now, and deletes the unpublished one.
 * Returns its id or key there.
 */
async function moveToCollection(
  transaction: Transaction,
  reference: UnpublishedRef,
  entry: StoredFields,
  { timestamp, at }: { timestamp: unknown; at?: Date } = { timestamp: serverTimestamp() },
): Promise<string> {
  const target = doc(firestore, reference.path);
  let id = entryIdOf(reference);
  if (reference.kind === 'announcement') {
    const stored = (await transaction.get(target)).data() ?? {};
    const keys = new Set(Object.keys(stored));
    if (keys.size >= ANNOUNCEMENTS_MAX) throw new ListFullError();
    id = freeAnnouncementKey(at?.getTime() ?? Date.now(), keys);
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
