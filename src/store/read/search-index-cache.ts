import type { SearchEntry } from '../../content/search/search-entry';
import { readSearchIndex } from './search-index';

/** The time, in ms, for which the index is used without reading it again. */
const FRESH_MS = 5 * 60_000;

export interface SearchIndexRead {
  readonly all: Promise<readonly SearchEntry[]>;
  /** Resolves with the newest entries before all are read; never, if the index has only one part. */
  readonly newest: Promise<readonly SearchEntry[]>;
}

let cached: (SearchIndexRead & { readonly expires: number }) | undefined;

/**
 * Returns the current read of the search index, which is repeated at most every five minutes, and
 * after a failure. Rejects with the errors of `readSearchIndex`.
 */
export function cachedSearchIndex(): SearchIndexRead {
  if (cached && Date.now() < cached.expires) return cached;
  let onNewest: (entries: readonly SearchEntry[]) => void = () => {};
  const newest = new Promise<readonly SearchEntry[]>((resolve) => {
    onNewest = resolve;
  });
  const all = readSearchIndex(onNewest);
  cached = { all, newest, expires: Date.now() + FRESH_MS };
  all.catch(clearSearchIndexCache);
  return cached;
}

/** Clears the cache, after a failure and for tests. */
export function clearSearchIndexCache(): void {
  cached = undefined;
}
