import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource, type Resource } from '../../../shared/data/resource';
import type { FindEntries } from '../../../content/search/find-entries';
import type { SearchEntry } from '../../../content/search/search-entry';
import { cachedSearchIndex, type SearchIndexRead } from '../../../store/read/search-index-cache';

export type SearchData = ReturnType<typeof searchLoader>;

/** Reads the search index for the search text and the number of pages in the address. */
export function searchLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get('page'));
  return {
    query: searchParams.get('q')?.trim() ?? '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    index: loadSearchIndex(),
  };
}

let current: { readonly read: SearchIndexRead; readonly index: Resource<FindEntries> } | undefined;

/** Returns a function that searches the index, which is prepared again after each read. */
export function loadSearchIndex(): Resource<FindEntries> {
  const read = cachedSearchIndex();
  if (current?.read !== read) current = { read, index: prepareSearchIndex() };
  return current.index;
}

const prepareSearchIndex = () =>
  resource<FindEntries>(async (onPartial) => {
    const { newest, all } = cachedSearchIndex();
    const code = import('../../../content/search/find-entries');
    const prepare = async (entries: readonly SearchEntry[]) => (await code).prepareSearch(entries);
    newest
      .then(prepare)
      .then(onPartial)
      .catch(() => undefined);
    // In parallel: the code does not wait for the index.
    await Promise.all([code, all]);
    return prepare(await all);
  });
