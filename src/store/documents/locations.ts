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
import { documentPath, fieldName } from '../../content/base/place';
import type { EntryKind, EntryLocation, EntryRef } from '../../content/entry';
import { NO_END } from './unpublished';
import type { StoredFields } from '../../content/base/stored-values';
import {
  AWAY_DOCUMENT,
  isDocumentId,
  SETTINGS_DOCUMENT,
  UNPUBLISHED,
} from '../../firebase/collections';
import { firestore, readDocument } from '../../firebase/firestore';
import { archive, keysToArchive, updateYearCounts } from './archive';
import { idOf, kindAt, isNamedByOthers, placeOf } from './kinds';
import { cancelledDate } from './cancelled-dates';
import { transactReading, type Get } from './transactions';

/** Returns the document of an entry, or the document that contains it as a field. */
export const documentAt = ({ path, key, isArchived }: EntryLocation): DocumentReference =>
  doc(firestore, documentPath({ path, key, isArchived }));

/** Returns the location of a draft or scheduled entry. */
export const draftAt = ({ id }: { readonly id: string }): EntryLocation => ({
  path: `${UNPUBLISHED}/${id}`,
});

/**
 * Returns the query for the documents of a collection whose ids begin with a prefix, which ends in a colon.
 */
export const idPrefixQuery = (path: string, prefix: string): Query =>
  query(
    collection(firestore, path),
    where(documentId(), '>=', prefix),
    where(documentId(), '<', `${prefix.slice(0, -1)};`),
    orderBy(documentId()),
  );

/**
 * Returns the stored value of an entry in a document; undefined if the document does not contain
 * it.
 */
export function storedIn(
  document: DocumentSnapshot,
  location: Omit<EntryLocation, 'path'> = {},
): unknown {
  const data = document.data();
  const field = fieldName(location);
  return field === undefined ? data : data?.[field];
}

/** Returns the locations of all entries of a kind in a document: one, or one for each field. */
export const locationsIn = (
  document: DocumentSnapshot,
  kind: EntryKind,
): readonly EntryLocation[] =>
  placeOf(kind)
    .entriesIn(document.ref.path, document.data())
    .map(({ path, key }) => ({ path, ...(key !== undefined && { key }) }));

/**
 * Stores a whole entry, without changing other entries in its document. If the document is full,
 * its oldest entries move to the archive; `document` is the document as the transaction has read
 * it.
 */
export function putEntry(
  transaction: Transaction,
  location: EntryLocation,
  fields: DocumentData,
  document?: DocumentSnapshot,
): void {
  const { key } = location;
  noteMovie(transaction, location, arrayRemove);
  if (key === undefined) {
    transaction.set(documentAt(location), fields);
    return;
  }
  const leaving = document ? keysToArchive(document, fields) : [];
  if (document) archive(transaction, document, leaving);
  const gone = Object.fromEntries(leaving.map((old) => [old, deleteField()]));
  // `mergeFields` with the key replaces the whole entry.
  const mergeFields = [key, ...leaving].map((name) => new FieldPath(name));
  transaction.set(documentAt(location), { ...gone, [key]: fields }, { mergeFields });
}

/**
 * Removes an entry from its location. `stored` is the value of an entry that leaves the site, so
 * that calendars remove its day.
 */
export function removeEntry(
  transaction: Transaction,
  location: EntryLocation,
  stored?: unknown,
): void {
  const { key, isArchived } = location;
  noteMovie(transaction, location, arrayUnion, cancelledDate(location, stored));
  if (isArchived && key !== undefined) updateYearCounts(transaction, [key], -1);
  if (key === undefined || isArchived) transaction.delete(documentAt(location));
  else transaction.update(documentAt(location), new FieldPath(key), deleteField());
}

/**
 * Records that a film was removed, so that the site stops linking to it, and the date of an entry that
 * calendars have to remove.
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
 * Writes the changed fields of an entry and deletes undefined ones, without changing others.
 * `after` is the whole entry after the change, because an entry that is a field is written as one
 * value.
 */
export function updateEntry(
  transaction: Transaction,
  location: EntryLocation,
  changes: StoredFields,
  after: StoredFields,
): void {
  const { path } = location;
  const field = fieldName(location);
  const reference = documentAt(location);
  const edited = serverTimestamp();
  if (field !== undefined) {
    transaction.update(reference, new FieldPath(field), { ...after, edited });
    return;
  }
  const names = Object.keys(changes);
  const values = Object.fromEntries(names.map((name) => [name, changes[name] ?? deleteField()]));
  if (path === SETTINGS_DOCUMENT) {
    // The settings have no document before the first edit.
    const mergeFields = [...names, 'edited'].map((name) => new FieldPath(name));
    transaction.set(reference, { ...values, edited }, { mergeFields });
    return;
  }
  const [first, ...others] = names.map((name) => [new FieldPath(name), values[name]] as const);
  if (first) transaction.update(reference, ...first, ...others.flat());
}

/** The times of a draft: the start and end of its publication, and when it was published before. */
interface DraftTimes {
  readonly publishAt?: unknown;
  readonly until?: Date | undefined;
  readonly published?: unknown;
}

/** Returns the document of a draft, or of an entry that is scheduled for a time. */
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
 * Returns the location at which a new entry is published: its own document, or a free key in the document of
 * all entries.
 */
export function newLocationIn(
  document: DocumentSnapshot | undefined,
  { kind, path }: EntryRef,
  at = new Date(),
): EntryLocation {
  const others = document ? locationsIn(document, kind) : [];
  return placeOf(kind).freeAt(path, at.getTime(), others);
}

/**
 * Stores an entry at its published location, by default with the server's time; where keys are
 * times, no time is stored. `document` is the document of all entries, if there is one.
 */
export const putPublished = (
  transaction: Transaction,
  place: EntryLocation,
  entry: StoredFields,
  timestamp: unknown = serverTimestamp(),
  document?: DocumentSnapshot,
): void =>
  putEntry(transaction, place, place.key === undefined ? { ...entry, timestamp } : entry, document);

/** An entry with its document and its location; `stored` is undefined if it does not exist. */
export interface Located {
  readonly document: DocumentSnapshot;
  readonly location: EntryLocation;
  readonly stored: unknown;
}

/** Finds an entry in its document, or else in the archive of that document. Throws the errors of `get`. */
export async function locate(
  { path, key }: EntryLocation,
  get: Get = readDocument,
): Promise<Located> {
  const location = { path, key };
  const document = await get(documentAt(location));
  const stored = storedIn(document, location);
  if (stored !== undefined || key === undefined || !isDocumentId(key)) {
    return { document, location, stored };
  }
  const archivedAt = { ...location, isArchived: true } as const;
  const archived = await get(documentAt(archivedAt));
  return archived.exists()
    ? { document: archived, location: archivedAt, stored: storedIn(archived, archivedAt) }
    : { document, location, stored };
}

/** Runs a transaction with an entry from its document or the archive. Throws as `transactReading`. */
export const transactAt = <T>(
  location: EntryLocation,
  update: (transaction: Transaction, located: Located, get: Get) => T | Promise<T>,
): Promise<T> =>
  transactReading(async (transaction, get) =>
    update(transaction, await locate(location, get), get),
  );
