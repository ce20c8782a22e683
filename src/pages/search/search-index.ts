import { resource, retryFailedReads, type Resource } from '../../data/resource';
import type { FindEntries } from '../../domain/search/find-entries';
import type { SearchEntry } from '../../domain/search/search-entry';
import { readSearchIndex } from '../../services/search/search-index';

/** How long the index is used without reading it again, in ms. */
const FRESH_MS = 5 * 60_000;

let current: { readonly index: Resource<FindEntries>; readonly expires: number } | undefined;

/** Starts to read the search index, unless it has been read; a read that failed is tried again. */
export function loadSearchIndex(): Resource<FindEntries> {
  if (current && Date.now() < current.expires) {
    retryFailedReads(current);
    return current.index;
  }
  const index = resource<FindEntries>(async (onPartial) => {
    const code = import('../../domain/search/find-entries');
    const prepare = async (entries: readonly SearchEntry[]) => (await code).prepareSearch(entries);
    const entries = readSearchIndex(async (newest) => onPartial(await prepare(newest)));
    // Both at once: the code is not to wait for the index.
    await Promise.all([code, entries]);
    return prepare(await entries);
  });
  current = { index, expires: Date.now() + FRESH_MS };
  return index;
}

/** Forgets the index, for tests. */
export const forgetSearchIndex = () => {
  current = undefined;
};
