import type { SearchKey } from '../../domain/search/search-entry';

/**
 * Updates an entry of the search index after it was written (product 24.5). Its code is loaded by the
 * first write. Never throws.
 */
export async function updateSearchIndex(key: SearchKey): Promise<void> {
  await import('./search-index-admin')
    .then((admin) => admin.updateSearchIndex(key))
    .catch(console.error);
}
