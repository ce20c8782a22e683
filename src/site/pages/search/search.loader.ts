import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadSearchIndex } from './search-index';

export type SearchData = ReturnType<typeof searchLoader>;

/** Reads the search index for the query and the number of pages in the address. */
export function searchLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get('page'));
  return {
    query: searchParams.get('q')?.trim() ?? '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    index: loadSearchIndex(),
  };
}
