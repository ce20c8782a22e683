import { resource, type Resource } from '../../data/resource';
import type { FindEntries } from '../../domain/search/find-entries';
import type { SearchEntry } from '../../domain/search/search-entry';
import { cachedSearchIndex, type SearchIndexRead } from '../../services/search/search-index-cache';

let current: { readonly read: SearchIndexRead; readonly index: Resource<FindEntries> } | undefined;

/** Returns the search index, prepared for the search, as long as it is not read again. */
export function loadSearchIndex(): Resource<FindEntries> {
  const read = cachedSearchIndex();
  if (current?.read !== read) current = { read, index: prepareSearchIndex() };
  return current.index;
}

const prepareSearchIndex = () =>
  resource<FindEntries>(async (onPartial) => {
    const { newest, all } = cachedSearchIndex();
    const code = import('../../domain/search/find-entries');
    const prepare = async (entries: readonly SearchEntry[]) => (await code).prepareSearch(entries);
    newest
      .then(prepare)
      .then(onPartial)
      .catch(() => undefined);
    // Both at once: the code is not to wait for the index.
    await Promise.all([code, all]);
    return prepare(await all);
  });
