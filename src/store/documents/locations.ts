import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteField,
  doc,
  documentId,
  FieldPath,
  orderBy,
  query,
  serverTimestamp,
  where,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from 'firebase/firestore/lite';
import type { EntryKind, EntryLocation, EntryRef } from '../../content/entry';
import { NO_END } from './unpublished';
import type { StoredFields } from '../../content/base/stored-values';
import { AWAY_DOCUMENT, SETTINGS_DOCUMENT, UNPUBLISHED } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { idOf, kindAt, isNamedByOthers, placeOf } from './kinds';
import { cancelledDate } from './cancelled-dates';
import { ListFullError } from '../../shared/failures/failure';

/** Returns the document that an entry is, or is a field of. */
export const documentAt = ({ path }: Pick<EntryLocation, 'path'>): DocumentReference =>
  doc(firestore, path);

/** Where a draft or scheduled entry is stored. */
export const draftAt = ({ id }: Pick<EntryRef, 'id'>): EntryLocation => ({
  path: `${UNPUBLISHED}/${id}`,
});

/** The documents of a collection whose ids begin with this text, which ends in a colon. */
export const beginningWith = (path: string, prefix: string): Query =>
  query(
    collection(firestore, path),
    where(documentId(), '>=', prefix),
    where(documentId(), '<', `${prefix.slice(0, -1)};`),
    orderBy(documentId()),
  );

/** What is stored of an entry in its document; undefined if it is not there. */
export function storedIn(
  document: DocumentSnapshot,
  { key }: Pick<EntryLocation, 'key'> = {},
): unknown {
  const data = document.data();
  return key === undefined ? data : data?.[key];
}

/** The locations of all entries of a kind in a document: one, or as many as it has fields. */
export const locationsIn = (
  document: DocumentSnapshot,
  kind: EntryKind,
): readonly EntryLocation[] =>
  placeOf(kind)
    .entriesIn(document.ref.path, document.data())
    .map(({ path, key }) => ({ path, ...(key !== undefined && { key }) }));

/** Stores a whole entry; other entries in its document stay as they are. */
export function put(transaction: Transaction, location: EntryLocation, fields: DocumentData): void {
  const { key } = location;
  noteMovie(transaction, location, arrayRemove);
  if (key === undefined) transaction.set(documentAt(location), fields);
  else {
    // mergeFields with the key replaces the complete entry.
    const mergeFields = [new FieldPath(key)];
    transaction.set(documentAt(location), { [key]: fields }, { mergeFields });
  }
}

/**
 * Removes an entry from its location; `stored` is what an entry was that leaves the site, so that calendars
 * take its day out (product 42.7).
 */
export function remove(transaction: Transaction, location: EntryLocation, stored?: unknown): void {
  const { key } = location;
  noteMovie(transaction, location, arrayUnion, cancelledDate(location, stored));
  if (key === undefined) transaction.delete(documentAt(location));
  else transaction.update(documentAt(location), new FieldPath(key), deleteField());
}

/**
 * Records that a film was removed, so that the site stops linking to it (product 10.17), and the day of what
 * stands in calendars.
 */
function noteMovie(
  transaction: Transaction,
  location: EntryLocation,
  movedBy: typeof arrayUnion,
  dates?: ReturnType<typeof cancelledDate>,
): void {
  const kind = kindAt(location.path);
  const movies = kind && isNamedByOthers(kind) && { movies: movedBy(idOf(location)) };
  if (!movies && !dates) return;
  const away = documentAt({ path: AWAY_DOCUMENT });
  transaction.set(away, { ...movies, ...(dates && { dates }) }, { merge: true });
}

/**
 * Writes these fields of an entry, deletes those that are undefined, and leaves others as they are
 * (product 10.12). `after` is the whole entry then: one that is a field is written as one value.
 */
export function change(
  transaction: Transaction,
  location: EntryLocation,
  changes: StoredFields,
  after: StoredFields,
): void {
  const { path, key } = location;
  const reference = documentAt(location);
  const edited = serverTimestamp();
  if (key !== undefined) {
    transaction.update(reference, new FieldPath(key), { ...after, edited });
    return;
  }
  const names = Object.keys(changes);
  const values = Object.fromEntries(names.map((name) => [name, changes[name] ?? deleteField()]));
  if (path === SETTINGS_DOCUMENT) {
    // They have no document before the first edit.
    const mergeFields = [...names, 'edited'].map((name) => new FieldPath(name));
    transaction.set(reference, { ...values, edited }, { mergeFields });
    return;
  }
  const [first, ...others] = names.map((name) => [new FieldPath(name), values[name]] as const);
  if (first) transaction.update(reference, ...first, ...others.flat());
}

/** The times of a draft: from when until when it is on the site, and since when it was. */
interface DraftTimes {
  readonly publishAt?: unknown;
  readonly until?: Date | undefined;
  readonly published?: unknown;
}

/** The document of a draft, or of an entry that is published at that time. */
export const draftDocument = (
  { path }: Pick<EntryRef, 'path'>,
  entry: unknown,
  { publishAt, until, published }: DraftTimes = {},
) => ({
  path,
  entry,
  saved: serverTimestamp(),
  ...(publishAt !== undefined && { publishAt, until: until ?? NO_END }),
  ...(published !== undefined && { published }),
});

/**
 * Returns where a new entry is published, which is asked of its document if that has other entries, too.
 * Throws ListFullError.
 */
export async function freePlace(
  transaction: Transaction,
  ref: EntryRef,
  at?: Date,
): Promise<EntryLocation> {
  const isShared = placeOf(ref.kind).capacity !== undefined;
  return placeIn(isShared ? await transaction.get(documentAt(ref)) : undefined, ref, at);
}

/** Returns where a new entry is published in its document, or beside others in there. Throws ListFullError. */
export function placeIn(
  document: DocumentSnapshot | undefined,
  { kind, path }: EntryRef,
  at = new Date(),
): EntryLocation {
  if (document) assertCapacity(document, kind);
  const others = document ? locationsIn(document, kind) : [];
  return placeOf(kind).freeAt(path, at.getTime(), others);
}

/** Throws ListFullError if there is no room for another entry in the document of a kind. */
export function assertCapacity(document: DocumentSnapshot, kind: EntryKind): void {
  const { max = Infinity } = placeOf(kind).capacity ?? {};
  if (locationsIn(document, kind).length >= max) throw new ListFullError();
}

/** Stores an entry where it is published, with the time of now without another one; keys are times. */
export const putPublished = (
  transaction: Transaction,
  place: EntryLocation,
  entry: StoredFields,
  timestamp: unknown = serverTimestamp(),
): void => put(transaction, place, place.key === undefined ? { ...entry, timestamp } : entry);
