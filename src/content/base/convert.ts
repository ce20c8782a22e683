import { readFields, writeFields } from './read-fields';
import { inOwnLanguage } from '../locale/in-language';
import { withoutUndefined, asRecord, timestampOf, type StoredFields } from './stored-values';
import { fieldsIn, type AnyKind, type Entry, type Fields, type ReadEntry } from './define-kind';

/**
 * Returns the entry of a kind that is stored in a document, or in a field of one, whatever that holds; null
 * without a field that is essential.
 */
export function readEntry<K extends AnyKind>(
  kind: K,
  id: string,
  path: string,
  data: unknown,
): ReadEntry<K> {
  const fields = fieldsIn(kind);
  const values: StoredFields = readFields(kind.fields, data, path);
  if (fields.some(([name, { essential }]) => essential && !values[name])) {
    return null as ReadEntry<K>;
  }
  const publishedAt = kind.place.timeIn ? undefined : timestampOf(data);
  const entry = { ...kind.place.identify(id, path), ...inOwnLanguage(values), publishedAt };
  return withoutUndefined(entry as never);
}

/** A document of the database, as its SDK hands it out. */
interface DocumentSnapshot {
  readonly id: string;
  readonly ref: { readonly path: string };
  readonly data: () => unknown;
}

/** Returns a function for documents of a kind: the entry in one, whatever is stored there. */
export const entryIn =
  <K extends AnyKind>(kind: K) =>
  (document: DocumentSnapshot): ReadEntry<K> =>
    readEntry(kind, document.id, document.ref.path, document.data());

/** Returns all entries of a kind whose entries are the fields of one document, newest first. */
export const readFieldEntries = <K extends AnyKind>(kind: K, data: unknown): readonly Entry<K>[] =>
  newestFirst(data)
    .map(([key, item]): Entry<K> | null => readEntry(kind, key, kind.place.path, item))
    .filter((entry) => entry !== null);

/** The fields of such a document in that order. */
export const newestFirst = (data: unknown) =>
  Object.entries(asRecord(data)).toSorted(([a], [b]) => addedAt(b) - addedAt(a));

/** Milliseconds in the key; entries with another key count as the oldest. */
const addedAt = (key: string): number => Number(/^item_(\d+)$/.exec(key)?.[1] ?? 0);

/** Returns what is stored of these fields of a kind, with a `timestamp` if one is given. */
export const writeEntry = <K extends AnyKind>(
  kind: K,
  fields: Partial<Fields<K>>,
  timestamp?: unknown,
): StoredFields => writeFields(kind.fields, fields, timestamp);
