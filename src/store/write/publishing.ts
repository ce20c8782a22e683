import { readDocument } from '../../firebase/firestore';
import { serverTimestamp, type Transaction } from 'firebase/firestore/lite';
import { timeInKey } from '../../content/base/time-keys';
import { changedFields, EntryNotFoundError } from '../documents/conflict';
import {
  idIn,
  type EntryKind,
  type EntryLocation,
  type EntryRef,
  type FieldsOf,
  type IdentityOf,
} from '../../content/entry';
import { hasOtherFiles } from '../documents/revision';
import { type StoredFields, asRecord } from '../../content/base/stored-values';
import type { Unpublished } from '../documents/unpublished';
import { errorCode } from '../../shared/failures/failure';
import { draftRefOf, entryFrom, locationOf, placeOf, storedFields } from '../documents/kinds';
import { deleteFilesOf } from '../files/pictures';
import { updateSearchIndex } from '../search/search-update';
import { addOrigin, addRecord } from './records';
import { throwRefusal } from './add-entry';
import { assertEndsLeft } from './publication-times';
import {
  documentAt,
  draftAt,
  draftDocument,
  locationsIn,
  put,
  remove,
  storedIn,
  placeIn,
  putPublished,
  transactAt,
} from '../documents/locations';
import { transactReading, type Get } from '../documents/transactions';
import { editOf } from './unpublished';

/**
 * Publishes an entry now, as the newest of its kind, with the edits in `fields`. Succeeds if that has
 * been done before. Returns the id or the key that it has then. Throws AddressTakenError if another movie
 * has its address, and as `updateUnpublished`.
 */
export async function publish<Kind extends EntryKind>(
  before: Unpublished<Kind>,
  fields: FieldsOf<Kind> = before.entry,
): Promise<string> {
  let known = storedFields(before.kind, fields);
  let replaced: unknown;
  let entry: StoredFields = {};
  const location = await transactReading(async (transaction, get) => {
    const draft = await get(documentAt(draftAt(before)));
    ({ fields: entry, merged: known } = editOf(draft, before, fields));
    replaced = draft.get('entry');
    const place = await moveToPlace(transaction, get, before, entry);
    await addRecord(transaction, 'published', place, entry);
    return place;
  }).catch(async (error: unknown) => {
    return (await sameAsPublished(before, known, error)) ?? throwRefusal(error, before);
  });
  await updateSearchIndex(location);
  // Nobody has seen a picture that is replaced by the edit that publishes.
  if (hasOtherFiles(replaced, entry)) await deleteFilesOf(replaced).catch(console.error);
  return location.key ?? idIn(before);
}

/** Moves what is stored of a draft to where it is published, as of `at` or of now. Returns that place. */
export async function moveToPlace(
  transaction: Transaction,
  get: Get,
  draft: EntryRef,
  entry: StoredFields,
  at?: { readonly date: Date; readonly stored: unknown },
): Promise<EntryLocation> {
  const isShared = placeOf(draft.kind).capacity !== undefined;
  const document = isShared ? await get(documentAt({ path: draft.path })) : undefined;
  const place = placeIn(document, draft, at?.date);
  putPublished(transaction, place, entry, at?.stored, document);
  addOrigin(transaction, draft, place, 'place');
  remove(transaction, draftAt(draft));
  return place;
}

/**
 * Returns where an entry with these stored fields is published, if a retry or somebody else has
 * published it; undefined if the error has another reason.
 */
async function sameAsPublished(
  { kind, path }: EntryRef,
  fields: StoredFields,
  error: unknown,
): Promise<EntryLocation | undefined> {
  if (!['not-found', 'permission-denied'].includes(errorCode(error) ?? '')) return undefined;
  const document = await readDocument(documentAt({ path }));
  return locationsIn(document, kind).find((location) => {
    const published = entryFrom(kind, location, storedIn(document, location));
    return published && changedFields(storedFields(kind, published), fields).length === 0;
  });
}

/** An entry that was unpublished: the draft, where it was published, and its stored fields. */
export interface Unpublication extends EntryRef {
  readonly from: EntryLocation;
  readonly fields: StoredFields;
}

/**
 * Takes a published entry off the site: it becomes a draft, with everything that is stored of it, and its
 * time beside that; with an id it gets that one. With an end it stays on the site until then, at its
 * place. Succeeds if that has been done before. Returns the draft. Throws EntryNotFoundError,
 * TooManyEndsError, FirestoreError or TimeoutError.
 */
export async function unpublish<Kind extends EntryKind>(
  kind: Kind,
  entry: IdentityOf<Kind>,
  { id, until }: { readonly id?: EntryRef['id']; readonly until?: Date } = {},
): Promise<Unpublication> {
  const from = locationOf(kind, entry);
  const named = draftRefOf(kind, entry);
  const draft = { ...named, id: id ?? named.id };
  if (until) await assertEndsLeft();
  const fields = await transactAt(from, async (transaction, { location, stored }, get) => {
    if (stored === undefined) {
      const done = await get(documentAt(draftAt(draft)));
      if (done.exists()) return asRecord(done.get('entry'));
      throw new EntryNotFoundError();
    }
    const { timestamp: published, edited: _edited, ...rest } = asRecord(stored);
    // An image of an older collection is published elsewhere, where the rules find no time to compare.
    const isHere = draft.path === from.path;
    const since = isHere ? sinceOf(from, published) : serverTimestamp();
    const times = until ? { publishAt: since, until } : isHere ? { published } : {};
    put(transaction, draftAt(draft), draftDocument(draft, rest, times));
    addOrigin(transaction, draft, from, 'draft');
    remove(transaction, location, stored);
    // With an end it stays on the site until then.
    if (!until) await addRecord(transaction, 'unpublished', from, rest);
    else
      await addRecord(transaction, 'ending', draftAt(draft), rest, { place: draft.path, ...times });
    return rest;
  });
  await updateSearchIndex(from);
  return { ...draft, from, fields };
}

/** Since when it is published; what has no time is the last in the order. */
function sinceOf({ key }: EntryLocation, timestamp: unknown): unknown {
  if (key === undefined) return timestamp ?? new Date(0);
  // A key of an older site is no time.
  return timeInKey(key) ?? serverTimestamp();
}
