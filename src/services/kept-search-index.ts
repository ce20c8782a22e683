import type { SearchEntry } from '../domain/search-entry';
import { readSearchIndex } from './search-index';

/** How long the index is used without reading it again, in ms. */
const FRESH_MS = 5 * 60_000;

let kept: { readonly index: Promise<readonly SearchEntry[]>; readonly expires: number } | undefined;

/** Returns the search index, which is read every five minutes at most. Throws as `readSearchIndex`. */
export function keptSearchIndex(): Promise<readonly SearchEntry[]> {
  if (kept && Date.now() < kept.expires) return kept.index;
  const index = readSearchIndex();
  kept = { index, expires: Date.now() + FRESH_MS };
  index.catch(forgetKeptIndex);
  return index;
}

/** Forgets the index, after a failure and for tests. */
export function forgetKeptIndex(): void {
  kept = undefined;
}
