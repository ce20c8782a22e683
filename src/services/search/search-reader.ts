import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import type { SearchEntry } from '../../domain/search/search-entry';
import type { TimeOrder } from '../../domain/lists/time-order';

/** A search in a list of the admin area. */
export interface ListSearch<T> {
  readonly search: string;
  readonly order: TimeOrder;
  /** Entries at a call, at most 30. */
  readonly pageSize: number;
  /** Whether an entry of the search index belongs to the list. */
  readonly includes: (entry: SearchEntry) => boolean;
  /** The path of the collection that has an entry. */
  readonly collectionOf: (entry: SearchEntry) => string;
  /** Converts a document; null leaves it out. */
  readonly read: (document: QueryDocumentSnapshot, entry: SearchEntry) => T | null;
}

/**
 * Returns a function that reads the next entries that the search index has for a search, newest first
 * or oldest first (product 24.10). The code of the search is loaded by the first call. It throws as
 * `readSearchIndex`.
 */
export function searchReader<T>(list: ListSearch<T>): ReadNext<T> {
  let found: SearchEntry[] | undefined;

  return async () => {
    const { findInIndex, readEntries } = await import('./search-found');
    found ??= await findInIndex(list);
    return readEntries(found, list);
  };
}
