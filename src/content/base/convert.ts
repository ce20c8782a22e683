import { readFields } from './read-fields';
import { inOwnLanguage } from '../locale/in-language';
import { withoutUndefined, asRecord, timestampOf, type StoredFields } from './stored-values';
import { fieldsIn, type AnyKind, type Entry, type ReadEntry } from './define-kind';

/**
 * Reads an entry of a kind from stored data of any form: the data of a document, or the value of a
 * field. Returns null if an essential field is missing.
 */
export function readEntry<K extends AnyKind>(
  kind: K,
  id: string,
  path: string,
  data: unknown,
): ReadEntry<K>;
export function readEntry(kind: AnyKind, id: string, path: string, data: unknown): object | null {
  const fields = fieldsIn(kind);
  const values: StoredFields = readFields(kind, data, path);
  if (fields.some(([name, { essential }]) => essential && !values[name])) return null;
  const publishedAt = kind.place.timeIn ? undefined : timestampOf(data);
  const entry = { ...kind.place.identify(id, path), ...inOwnLanguage(values), publishedAt };
  return withoutUndefined(entry);
}

/** A document, as either Firestore SDK returns it. */
interface DocumentSnapshot {
  readonly id: string;
  readonly ref: { readonly path: string };
  readonly data: () => unknown;
}

/** Returns a function that reads an entry of a kind from a document, whatever is stored there. */
export const entryIn =
  <K extends AnyKind>(kind: K) =>
  (document: DocumentSnapshot): ReadEntry<K> =>
    readEntry(kind, document.id, document.ref.path, document.data());

/** Returns all entries of a kind whose entries are the fields of one document, newest first. */
export const readFieldEntries = <K extends AnyKind>(kind: K, data: unknown): readonly Entry<K>[] =>
  newestFirst(data)
    .map(([key, item]): Entry<K> | null => readEntry(kind, key, kind.place.path, item))
    .filter((entry) => entry !== null);

/** Returns the fields of a document of entries, newest first. */
export const newestFirst = (data: unknown) =>
  Object.entries(asRecord(data)).toSorted(([a], [b]) => addedAt(b) - addedAt(a));

/** Returns the time in a key, in ms. An entry with another key counts as the oldest. */
const addedAt = (key: string): number => Number(/^item_(\d+)$/.exec(key)?.[1] ?? 0);
