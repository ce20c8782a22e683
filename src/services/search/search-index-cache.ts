import type { SearchEntry } from '../../domain/search/search-entry';
import { readSearchIndex } from './search-index';

/** How long the index is used without reading it again, in ms. */
const FRESH_MS = 5 * 60_000;

let cached:
  | { readonly index: Promise<readonly SearchEntry[]>; readonly expires: number }
  | undefined;

/** Returns the search index, which is read every five minutes at most. Throws as `readSearchIndex`. */
export function cachedSearchIndex(): Promise<readonly SearchEntry[]> {
  if (cached && Date.now() < cached.expires) return cached.index;
  const index = readSearchIndex();
  cached = { index, expires: Date.now() + FRESH_MS };
  index.catch(clearSearchIndexCache);
  return index;
}

/** Empties the cache, after a failure and for tests. */
export function clearSearchIndexCache(): void {
  cached = undefined;
}
