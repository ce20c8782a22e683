import { collectionsOf } from '../../content/places';
import { KIND_NAMES, type SearchKind } from '../../content/base/define-kind';
import { KINDS } from '../../content/kinds';
import type { EntryLocation } from '../../content/entry';
import type { StoredDocument } from '../export/export-files';
import { isSearchKind, type SearchEntry } from '../../content/search/search-entry';
import { asRecord, timestampOf } from '../../content/base/fields';
import { searchEntryOf } from '../../content/search/stored-entry';
import { entryFrom, isField, kindAt } from '../documents/kinds';

/** The kinds in the search index; those of one document, of which there are fewest, are in its first part. */
const INDEXED = KIND_NAMES.filter(isSearchKind)
  .toReversed()
  .toSorted((a, b) => Number(isField(b)) - Number(isField(a)));

/** The documents whose fields are in the search index. */
export const INDEXED_DOCUMENTS = INDEXED.filter(isField).flatMap((kind) =>
  collectionsOf(KINDS[kind]),
);

/** The collections whose documents are in the search index. */
export const INDEXED_COLLECTIONS = INDEXED.filter((kind) => !isField(kind)).flatMap((kind) =>
  collectionsOf(KINDS[kind]),
);

/** Whether an entry of the index is a document of its own, of which the database can count how many. */
export const isDocument = (kind: SearchKind): boolean => !isField(kind);

/** Returns the entry of the search index for what is stored at a location; null if there is none. */
export function searchEntryAt(location: EntryLocation, stored: unknown): SearchEntry | null {
  const kind = stored === undefined ? undefined : kindAt(location.path);
  if (!kind || !isSearchKind(kind)) return null;
  const entry = entryFrom(kind, location, stored);
  return entry && searchEntryOf(kind, entry);
}

/** Returns the entries of an index of these documents, by kind and newest first. */
export function searchEntries(documents: readonly StoredDocument[]): readonly SearchEntry[] {
  return INDEXED.flatMap((kind) => {
    const own = documents.filter(({ path }) => kindAt(path) === kind);
    const stored = isField(kind) ? own.flatMap(fieldsOf) : own.toSorted(byNewest);
    return stored.flatMap(({ data, ...location }) => searchEntryAt(location, data) ?? []);
  });
}

/** The entries in a document, last added first: their keys are times. */
const fieldsOf = ({ path, data }: StoredDocument) =>
  Object.entries(asRecord(data))
    .map(([key, value]) => ({ path, key, data: value }))
    .toSorted((a, b) => (a.key < b.key ? 1 : -1));

const byNewest = (a: StoredDocument, b: StoredDocument) => timeOf(b) - timeOf(a);
const timeOf = ({ data }: StoredDocument) => timestampOf(data)?.getTime() ?? 0;
