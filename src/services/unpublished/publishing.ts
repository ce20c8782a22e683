import { deleteField, doc, FieldPath, getDoc } from 'firebase/firestore/lite';
import { changedFields, EntryNotFoundError } from '../../domain/entries/conflict';
import { errorCode } from '../../domain/failures/failure';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import { hasOtherFiles } from '../../domain/entries/revision';
import { withTimeout } from '../../domain/failures/timeout';
import type { Published, Unpublished } from '../../domain/entries/unpublished';
import { idIn, type EntryKind, type FieldsOf, type EntryRef } from '../../domain/entries/entry';
import { asRecord } from '../../firebase/converters/fields';
import type { StoredFields } from '../../domain/entries/stored-fields';
import { entryDocument, entryFromFields, referenceOf } from '../../firebase/converters/unpublished';
import { firestore } from '../../firebase/firestore';
import { deleteFilesOf } from '../files/pictures';
import { moveToCollection, updateIndex } from './published-entry';
import {
  editIn,
  savedNow,
  throwRefusal,
  transact,
  unpublishedReference,
} from './unpublished-documents';

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
  let entry = entryDocument(before.kind, fields);
  let replaced: StoredFields = {};
  const id = await transact(async (transaction) => {
    const document = await transaction.get(unpublishedReference(before));
    ({ current: replaced, entry } = editIn(document, before, fields));
    return moveToCollection(transaction, before, entry);
  }).catch(async (error: unknown) => {
    return (await publishedId(before, entry, error)) ?? throwRefusal(error, before);
  });
  await updateIndex(before, id);
  // Nobody has seen a picture that is replaced by the edit that publishes.
  if (hasOtherFiles(replaced, entry)) await deleteFilesOf(replaced).catch(console.error);
  return id;
}

/**
 * Returns the id of an entry that an earlier attempt, or somebody else, has published word for word
 * the same; undefined if the error has another reason.
 */
async function publishedId(
  reference: EntryRef,
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
 * its time; with an id it gets that one. Succeeds if that has been done before. Returns the draft.
 * Throws EntryNotFoundError, FirestoreError or TimeoutError.
 */
export async function unpublish(published: Published, id?: EntryRef['id']): Promise<EntryRef> {
  const { stored: path, key, ...named } = referenceOf(published);
  const reference = { ...named, id: id ?? named.id };
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
  await updateIndex(named, idIn(named));
  return reference;
}
