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
  putEntry,
  removeEntry,
  storedIn,
  newLocationIn,
  putPublished,
  transactAt,
} from '../documents/locations';
import { transactReading, type Get } from '../documents/transactions';
import { editOf } from './unpublished';

/**
 * Publishes a draft now, as the newest entry of its kind, with the edits in `fields`; succeeds if
 * it is already published with the same fields. Returns the id or key of the published entry.
 * Throws AddressTakenError if another movie has its address, and the errors of `updateUnpublished`.
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
    const place = await moveToPublished(transaction, get, before, entry);
    await addRecord(transaction, 'published', place, entry);
    return place;
  }).catch(async (error: unknown) => {
    return (await sameAsPublished(before, known, error)) ?? throwRefusal(error, before);
  });
  await updateSearchIndex(location);
  // Nobody has seen a picture that this edit replaces, so its files are not preserved for the
  // history.
  if (hasOtherFiles(replaced, entry)) await deleteFilesOf(replaced).catch(console.error);
  return location.key ?? idIn(before);
}

/**
 * Moves a draft to its published location, with the time `at` or the server's time. Returns the
 * location.
 */
export async function moveToPublished(
  transaction: Transaction,
  get: Get,
  draft: EntryRef,
  entry: StoredFields,
  at?: { readonly date: Date; readonly stored: unknown },
): Promise<EntryLocation> {
  const isShared = placeOf(draft.kind).capacity !== undefined;
  const document = isShared ? await get(documentAt({ path: draft.path })) : undefined;
  const place = newLocationIn(document, draft, at?.date);
  putPublished(transaction, place, entry, at?.stored, document);
  addOrigin(transaction, draft, place, 'place');
  removeEntry(transaction, draftAt(draft));
  return place;
}

/**
 * Returns the location of a published entry with these stored fields, if an earlier attempt or somebody else
 * has published it; undefined if the error has another cause.
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

/**
 * An entry that was unpublished: the draft, its published location (`from`), and its stored fields.
 */
export interface Unpublication extends EntryRef {
  readonly from: EntryLocation;
  readonly fields: StoredFields;
}

/**
 * Unpublishes an entry: it becomes a draft with all of its stored fields and its time; with
 * `until`, it remains on the site until then, in its position. `id` is the id of the draft, if it
 * is not the usual one. Returns the draft, also if the entry is already unpublished. Throws
 * EntryNotFoundError, TooManyEndsError, FirestoreError or TimeoutError.
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
    // An image from one of the older collections is published in another collection than before,
    // where the rules find no time to compare with.
    const isHere = draft.path === from.path;
    const since = isHere ? sinceOf(from, published) : serverTimestamp();
    const times = until ? { publishAt: since, until } : isHere ? { published } : {};
    putEntry(transaction, draftAt(draft), draftDocument(draft, rest, times));
    addOrigin(transaction, draft, from, 'draft');
    removeEntry(transaction, location, stored);
    // An entry with an end remains on the site until its end, so it gets another record.
    if (!until) await addRecord(transaction, 'unpublished', from, rest);
    else
      await addRecord(transaction, 'ending', draftAt(draft), rest, { place: draft.path, ...times });
    return rest;
  });
  await updateSearchIndex(from);
  return { ...draft, from, fields };
}

/**
 * Returns the time since which an entry is published. An entry without a time comes last in the
 * order, so it gets the earliest time.
 */
function sinceOf({ key }: EntryLocation, timestamp: unknown): unknown {
  if (key === undefined) return timestamp ?? new Date(0);
  // Keys of an older site are not times.
  return timeInKey(key) ?? serverTimestamp();
}
