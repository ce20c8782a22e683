import {
  collection,
  documentId,
  query,
  where,
  orderBy,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import {
  parseSearchKey,
  type SearchEntry,
  type SearchKey,
} from '../../../content/search/search-entry';
import { saysWhatIsMissing, type EntryQuestion } from '../../../content/search/list-questions';
import { applyChanges } from '../../../content/search/stored-index';
import { NoSearchIndexError, readStoredIndex, type StoredIndex } from '../search-index';
import { addAllNames } from '../../names/names-reader';
import { chunksOf } from '../../../shared/lists/read-lists';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { firestore, readDocuments, pagesOf } from '../../../firebase/firestore';
import type { SearchKind } from '../../../content/base/define-kind';
import { entryIn } from '../../../content/base/convert';
import { movieKind, type Movie, type MovieStatus } from '../../../content/movie/movie';
import { moviesCollection } from '../../../firebase/collections';

/** The search index as a list of the admin area asks it. */
export interface ListIndex {
  readonly entries: readonly SearchEntry[];
  /** What was added or changed since its parts were written. */
  readonly changes: StoredIndex['changes'];
  /** How many entries had no room in it. */
  readonly leftOut: number;
}

/**
 * Returns the search index. One that is not there or does not say what entries lack is written anew
 * before (product 35.2). Throws NoSearchIndexError, FirestoreError or TimeoutError.
 */
export async function readListIndex(): Promise<ListIndex> {
  const index = await readIndex().catch((error: unknown) => {
    if (error instanceof NoSearchIndexError) return undefined;
    throw error;
  });
  if (index && saysWhatIsMissing(index.entries)) return index;
  const { repairSearchIndex } = await import('../../search/search-index-writer');
  await repairSearchIndex();
  return readIndex();
}

async function readIndex(): Promise<ListIndex> {
  const [{ entries, changes, leftOut }] = await Promise.all([readStoredIndex(), addAllNames?.()]);
  return { entries: applyChanges(entries, changes), changes, leftOut };
}

/** How what the search index has for a list is read. */
export interface FoundEntries<T> {
  /** Entries at a call. */
  readonly pageSize: number;
  /** The path of the collection that has an entry. */
  readonly collectionOf: (entry: SearchEntry) => string;
  /** Converts a document; null leaves it out. */
  readonly read: (document: QueryDocumentSnapshot, entry: SearchEntry) => T | null;
}

/**
 * Returns a function that reads the next of the entries that `find` returns, which is called once
 * (product 24.10). It throws FirestoreError or TimeoutError, and what `find` throws.
 */
export function foundReader<T>(
  find: () => Promise<readonly SearchEntry[]>,
  { pageSize, ...entries }: FoundEntries<T>,
): ReadNext<T> {
  let rest: SearchEntry[] | undefined;

  return async () => {
    rest ??= [...(await find())];
    const page: T[] = [];
    // An entry that was deleted past the site is in the index until the next repair.
    while (page.length < pageSize && rest.length > 0) {
      const next = rest.splice(0, pageSize - page.length);
      page.push(...(await readStored(next, entries)));
    }
    return page;
  };
}

async function readStored<T>(
  entries: readonly SearchEntry[],
  { collectionOf, read }: Omit<FoundEntries<T>, 'pageSize'>,
): Promise<readonly T[]> {
  const idOf = ({ key }: SearchEntry) => parseSearchKey(key).id;
  const results = await Promise.all(
    [...new Set(entries.map(collectionOf))].flatMap((path) => {
      const ids = entries.filter((entry) => collectionOf(entry) === path).map(idOf);
      return chunksOf(ids, IDS_MAX).map((chunk) => {
        const wanted = query(collection(firestore, path), where(documentId(), 'in', chunk));
        return readDocuments(wanted);
      });
    }),
  );
  const documents = new Map(results.flat().map((document) => [document.ref.path, document]));
  return entries.flatMap((entry) => {
    const document = documents.get(`${collectionOf(entry)}/${idOf(entry)}`);
    return (document && read(document, entry)) ?? [];
  });
}

/** Ids in a query: the most that the database takes. */
export const IDS_MAX = 30;

interface AskedEntries<T> extends Pick<FoundEntries<T>, 'read' | 'pageSize'> {
  readonly index: () => Promise<ListIndex>;
  /** The path of their collection. */
  readonly path: string;
}

/**
 * Returns a function that reads the next `pageSize` entries of a kind that a question asks the
 * search index for. The code of the search is loaded by the first call. It throws as `readListIndex`.
 */
export const askedReader = <T>(
  kind: SearchKind,
  question: EntryQuestion,
  { index, path, ...entries }: AskedEntries<T>,
): ReadNext<T> =>
  foundReader(
    async () => {
      const { entriesAsked } = await import('../../../content/search/asked');
      return entriesAsked((await index()).entries, kind, question);
    },
    { ...entries, collectionOf: () => path },
  );

/**
 * Returns the movies with these keys of the search index, as they are stored; those that are gone are
 * left out. Throws FirestoreError or TimeoutError.
 */
export const moviesByKey = (keys: readonly SearchKey[]): Promise<readonly Movie[]> =>
  foundReader(async () => keys.map((key) => ({ key, title: '' })), {
    pageSize: keys.length,
    collectionOf: ({ key }) => moviesCollection(parseSearchKey(key).collection),
    read: entryIn(movieKind),
  })();

/** Movies per query of `moviesByKey`. */
export const KEYS_PER_QUERY = IDS_MAX;

/** Documents per query. */
export const RANGE = 500;

/**
 * Reads the movies of a collection whose ids are between two, both included: RANGE with a query. Throws
 * FirestoreError or TimeoutError.
 */
export async function* moviesBetween(
  status: MovieStatus,
  first: string,
  last: string,
): AsyncGenerator<readonly Movie[]> {
  const between = query(
    collection(firestore, moviesCollection(status)),
    where(documentId(), '>=', first),
    where(documentId(), '<=', last),
    orderBy(documentId()),
  );
  for await (const page of pagesOf(between, RANGE)) yield page.map(entryIn(movieKind));
}
