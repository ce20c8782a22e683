import type { StoredFields } from '../../domain/fields/stored-fields';
import { asRecord, timestampOf } from '../../domain/fields/stored-values';
import { fieldsIn, type AnyKind, type Entry, type Fields, type ReadEntry } from './define-kind';

/**
 * Returns the entry of a kind that is stored in a document, or in a field of one, whatever that holds
 * (product 10.4 to 10.6); null without a field that is essential.
 */
export function readEntry<K extends AnyKind>(
  kind: K,
  id: string,
  path: string,
  data: unknown,
): ReadEntry<K> {
  const stored = asRecord(data);
  const entry: Record<string, unknown> = { ...kind.place.identify(id, path) };
  for (const [name, { stored: as = name, older, absent, essential, read }] of fieldsIn(kind)) {
    const value = ((older && read(stored, older.name)) || read(stored, as)) ?? absent?.(path);
    if (value !== undefined) entry[name] = value;
    if (essential && !value) return null as ReadEntry<K>;
  }
  const publishedAt = kind.place.type === 'fields' ? undefined : timestampOf(data);
  return { ...entry, ...(publishedAt && { publishedAt }) } as ReadEntry<K>;
}

/** Returns all entries of a kind whose entries are the fields of one document, newest first (product 6.1, 11.1). */
export const readFieldEntries = <K extends AnyKind>(kind: K, data: unknown): readonly Entry<K>[] =>
  Object.entries(asRecord(data))
    .toSorted(([a], [b]) => addedAt(b) - addedAt(a))
    .map(([key, item]): Entry<K> | null => readEntry(kind, key, kind.place.path, item))
    .filter((entry) => entry !== null);

/** Milliseconds in the key; entries with another key count as the oldest. */
const addedAt = (key: string): number => Number(/^item_(\d+)$/.exec(key)?.[1] ?? 0);

/** Returns what is stored of these fields of a kind, with a `timestamp` if one is given. */
export function writeEntry<K extends AnyKind>(
  kind: K,
  fields: Partial<Fields<K>>,
  timestamp?: unknown,
): StoredFields {
  const stored: Record<string, unknown> = {};
  for (const [name, { stored: as = name, write }] of fieldsIn(kind)) {
    if (!(name in fields)) continue;
    const value = Reflect.get(fields, name) as never;
    Object.assign(stored, write ? write(value, as) : { [as]: value });
  }
  Object.assign(stored, { timestamp });
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
}
