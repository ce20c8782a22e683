import type { EntryKind, EntryOf } from '../../../src/content/entry';
import { searchDocuments } from '../../../src/content/search/search-parts';
import { locationOf, storedFields } from '../../../src/store/documents/kinds';
import { NO_END, type Unpublished } from '../../../src/store/documents/unpublished';
import { searchEntries } from '../../../src/store/search/search-entries';
import { memory } from './firestore';
import { plainFields } from './values';

/** The data of the document at a path, times as dates; undefined if there is none. */
export const dataAt = (path: string): Record<string, unknown> | undefined => {
  const found = memory.documents.get(path);
  return found && plainFields(found.fields);
};

/** The data of the documents of a collection by their ids. */
export const dataIn = (collection: string): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    [...memory.documents]
      .filter(([path]) => path.slice(0, path.lastIndexOf('/')) === collection)
      .map(([path, { fields }]) => [path.slice(collection.length + 1), plainFields(fields)]),
  );

/** The ids of the documents of a collection. */
export const idsIn = (collection: string): readonly string[] =>
  Object.keys(dataIn(collection)).toSorted();

/** All that is stored, as a text: compared before and after what must not write. */
export const everything = (): string =>
  JSON.stringify([...memory.documents].map(([path, { updateTime }]) => [path, updateTime]));

/** The last of the entries that are stored in order of time was published then. */
const FIRST = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
let hours = 0;

/** These entries of a kind are stored as the site stores them, the first one last: lists begin with it. */
export function storeEntries<Kind extends EntryKind>(
  kind: Kind,
  ...entries: readonly EntryOf<Kind>[]
): void {
  for (const entry of entries.toReversed()) {
    const { path, key } = locationOf(kind, entry);
    const fields = storedFields(kind, entry);
    hours += 1;
    if (key !== undefined) memory.put({ [path]: { ...dataAt(path), [key]: fields } });
    else {
      const { publishedAt = new Date(FIRST + hours * HOUR) } = entry as { publishedAt?: Date };
      memory.put({ [path]: { ...fields, timestamp: publishedAt } });
    }
  }
  storeIndex();
}

/** These entries are stored as drafts, or with the times that they have. */
export function storeDrafts(...drafts: readonly Unpublished[]): void {
  for (const { id, kind, path, entry, savedAt, publishAt, until, leftAt, base } of drafts) {
    const end = leftAt ?? until ?? (publishAt && NO_END);
    memory.put({
      [`unpublished/${id}`]: {
        path,
        entry: storedFields<EntryKind>(kind, entry),
        saved: savedAt,
        ...(publishAt && { publishAt }),
        ...(end && { until: end }),
        ...(base && { base }),
      },
    });
  }
}

/** The entries of the search index of what is stored. */
const indexed = () =>
  searchEntries(
    [...memory.documents].map(([path, { fields }]) => ({ path, data: plainFields(fields) })),
  );

/** Stores the search index, of all that is stored, as a visit to the admin area leaves it. */
export const storeIndex = (entries = indexed()): void =>
  memory.put(Object.fromEntries(searchDocuments(entries, new Date(), {})));
