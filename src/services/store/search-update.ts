import type { EntryLocation } from '../../domain/entries/entry';
import { searchKeyAt } from '../../firebase/entries/kinds';

/**
 * Updates an entry of the search index after it was written (product 24.5); kinds that are not in there
 * are left out. Its code is loaded by the first write. Never throws.
 */
export async function updateSearchIndex(location: EntryLocation): Promise<void> {
  const key = searchKeyAt(location);
  if (!key) return;
  await import('./search-index-writer')
    .then((admin) => admin.updateSearchIndex(key, location))
    .catch(console.error);
}
