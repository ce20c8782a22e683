import type { SearchEntry } from '../../content/search/search-entry';
import { readSearchIndex } from './search-index';

/** How long the index is used without reading it again, in ms. */
const FRESH_MS = 5 * 60_000;

/** A read of the search index. */
export interface SearchIndexRead {
  readonly all: Promise<readonly SearchEntry[]>;
  /** Resolves with its newest entries before the others are read; never, if it has but one part. */
  readonly newest: Promise<readonly SearchEntry[]>;
}

let cached: (SearchIndexRead & { readonly expires: number }) | undefined;

/**
 * Returns the one read of the search index, which is repeated every five minutes at most, and after a
 * failure. It fails as `readSearchIndex`.
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

/** Empties the cache, after a failure and for tests. */
export function clearSearchIndexCache(): void {
  cached = undefined;
}
