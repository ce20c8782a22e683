import type { EntryLocation } from '../../content/entry';
import { searchKeyAt } from '../documents/kinds';

/**
 * Updates the search index after an entry was written, for kinds in the index. The first write
 * loads the code. Never throws.
 */
export async function updateSearchIndex(location: EntryLocation): Promise<void> {
  const key = searchKeyAt(location);
  if (!key) return;
  await import('./search-index-writer')
    .then((admin) => admin.writeSearchIndex(key, location))
    .catch(console.error);
}

/**
 * Merges the changes of the index, which are in one document, into its parts; called after many
 * writes. Never throws: the next visit repairs a failure.
 */
export const mergeSearchIndex = (): Promise<void> =>
  import('./search-index-writer')
    .then(({ repairSearchIndex }) => repairSearchIndex())
    .catch(console.error);
