import type { EntryKind, EntryLocation } from '../../domain/entries/entry';
import type { StoredDocument } from '../../domain/export/export-files';
import { MOVIE_STATUSES } from '../../domain/movies/movie';
import type { SearchEntry, SearchKind } from '../../domain/search/search-entry';
import { asRecord, timestampOf } from '../../domain/fields/stored-values';
import { describeKind, entryFrom, isField, kindAt } from './kinds';

/** The kinds in the search index; what there are fewer of is in its first part. */
const INDEXED = Object.keys({
  announcement: 1,
  event: 1,
  video: 1,
  movie: 1,
} satisfies Record<SearchKind, 1>) as readonly SearchKind[];

const pathsOf = (kinds: readonly SearchKind[]) =>
  kinds.flatMap((kind) => [
    ...new Set(MOVIE_STATUSES.map((status) => describeKind(kind).place('id', status).path)),
  ]);

/** The documents whose fields are in the search index. */
export const INDEXED_DOCUMENTS = pathsOf(INDEXED.filter(isField));

/** The collections whose documents are in the search index. */
export const INDEXED_COLLECTIONS = pathsOf(INDEXED.filter((kind) => !isField(kind))).map((path) =>
  path.slice(0, path.lastIndexOf('/')),
);

/** Whether an entry of the index is a document of its own, of which the database can count how many. */
export const isDocument = (kind: SearchKind): boolean => !isField(kind);

/** Returns the entry of the search index for what is stored at a location; null if there is none. */
export function searchEntryAt(location: EntryLocation, stored: unknown): SearchEntry | null {
  const kind = stored === undefined ? undefined : kindAt(location.path);
  return kind ? entryOf(kind, location, stored) : null;
}

function entryOf<Kind extends EntryKind>(
  kind: Kind,
  location: EntryLocation,
  stored: unknown,
): SearchEntry | null {
  const entry = entryFrom(kind, location, stored);
  return (entry && describeKind(kind).searchEntry?.(entry)) ?? null;
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
