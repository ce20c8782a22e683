import { collection, documentId, query, where, orderBy } from 'firebase/firestore/lite';
import {
  parseSearchKey,
  type SearchEntry,
  type SearchKey,
} from '../../../content/search/search-entry';
import { storesMissingFields } from '../../../content/search/missing-fields';
import type { SearchKind } from '../../../content/base/define-kind';
import { documentPath } from '../../../content/base/place';
import type { EntryKind, EntryLocation, EntryOf } from '../../../content/entry';
import { entryFrom, hasArchive, idOf, placeOf } from '../../documents/kinds';
import { storedIn } from '../../documents/locations';
import { applyChanges } from '../../../content/search/stored-index';
import { NoSearchIndexError, readStoredIndex, type StoredIndex } from '../search-index';
import { addAllNames } from '../../names/names-reader';
import { chunksOf } from '../../../shared/lists/read-lists';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { firestore, readDocuments, pagesOf } from '../../../firebase/firestore';

/** The search index, as lists of the admin area use it. */
export interface ListIndex {
  readonly entries: readonly SearchEntry[];
  /** The entries that were changed after the stored parts of the index were written. */
  readonly changes: StoredIndex['changes'];
  /** The number of entries that did not fit into the index. */
  readonly leftOut: number;
}

/**
 * Returns the search index. A missing index, or one without the missing fields of entries, is
 * rebuilt first. Throws NoSearchIndexError, FirestoreError or TimeoutError.
 */
export async function readListIndex(): Promise<ListIndex> {
  const index = await readIndex().catch((error: unknown) => {
    if (error instanceof NoSearchIndexError) return undefined;
    throw error;
  });
  if (index && storesMissingFields(index.entries)) return index;
  const { repairSearchIndex } = await import('../../search/search-index-writer');
  await repairSearchIndex();
  return readIndex();
}

async function readIndex(): Promise<ListIndex> {
  const [{ entries, changes, leftOut }] = await Promise.all([readStoredIndex(), addAllNames?.()]);
  return { entries: applyChanges(entries, changes), changes, leftOut };
}

/**
 * Returns a function that reads the next `pageSize` of the entries that `find` returns; `find` is called
 * once. The function throws FirestoreError or TimeoutError, and the errors of `find`.
 */
export function foundEntriesReader<Kind extends EntryKind>(
  kind: Kind,
  find: () => Promise<readonly SearchEntry[]>,
  pageSize: number,
): ReadNext<EntryOf<Kind>> {
  let rest: SearchEntry[] | undefined;

  return async () => {
    rest ??= [...(await find())];
    const page: EntryOf<Kind>[] = [];
    // An entry that was deleted without the site remains in the index until the next repair.
    while (page.length < pageSize && rest.length > 0) {
      const next = rest.splice(0, pageSize - page.length);
      page.push(...(await readStored(kind, next)));
    }
    return page;
  };
}

async function readStored<Kind extends EntryKind>(
  kind: Kind,
  entries: readonly SearchEntry[],
): Promise<readonly EntryOf<Kind>[]> {
  const { locate } = placeOf(kind);
  // Entries in one document are read with the document, so that only its archived entries are read
  // here.
  const isArchived = hasArchive(kind) || undefined;
  const locations = entries.map(({ key }): EntryLocation => {
    const { id, ...parsed } = parseSearchKey(key);
    return { ...locate({ ...parsed, id, key: id }), isArchived };
  });
  const paths = locations.map(documentPath);
  const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const results = await Promise.all(
    [...new Set(paths.map(collectionOf))].flatMap((from) => {
      const ids = paths.filter((path) => collectionOf(path) === from).map((path) => idOf({ path }));
      return chunksOf(ids, IDS_MAX).map((chunk) => {
        const wanted = query(collection(firestore, from), where(documentId(), 'in', chunk));
        return readDocuments(wanted);
      });
    }),
  );
  const documents = new Map(results.flat().map((document) => [document.ref.path, document]));
  return locations.flatMap((location) => {
    const document = documents.get(documentPath(location));
    return (document && entryFrom(kind, location, storedIn(document, location))) ?? [];
  });
}

/** Firestore's limit of ids in a query. */
const IDS_MAX = 30;

/**
 * Returns the movies with these keys of the search index, as they are stored, without deleted
 * movies. Throws FirestoreError or TimeoutError.
 */
export const moviesByKey = (keys: readonly SearchKey[]): Promise<readonly EntryOf<'movie'>[]> =>
  foundEntriesReader('movie', async () => keys.map((key) => ({ key, title: '' })), keys.length)();

/** Movies per query of `moviesByKey`. */
export const KEYS_PER_QUERY = IDS_MAX;

/** Documents per query. */
export const RANGE = 500;

/**
 * Reads the entries of a kind in a collection whose ids are between `first` and `last`, both included, RANGE
 * per query. Throws FirestoreError or TimeoutError.
 */
export async function* entriesBetween<Kind extends SearchKind>(
  kind: Kind,
  path: string,
  first: string,
  last: string,
): AsyncGenerator<readonly EntryOf<Kind>[]> {
  const between = query(
    collection(firestore, path),
    where(documentId(), '>=', first),
    where(documentId(), '<=', last),
    orderBy(documentId()),
  );
  for await (const page of pagesOf(between, RANGE)) {
    yield page.flatMap((document) => entryFrom(kind, document.ref, document.data()) ?? []);
  }
}
