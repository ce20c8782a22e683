import type { EntryLocation } from '../../content/entry';
import { searchKeyAt } from '../documents/kinds';

/**
 * Updates an entry of the search index after it was written; kinds that are not in there are left out. Its
 * code is loaded by the first write. Never throws.
 */
export async function updateSearchIndex(location: EntryLocation): Promise<void> {
  const key = searchKeyAt(location);
  if (!key) return;
  await import('./search-index-writer')
    .then((admin) => admin.writeSearchIndex(key, location))
    .catch(console.error);
}

/**
 * Merges the changes of the index into its parts, as after many writes: they are one document. Never throws:
 * a failure is repaired by the next visit.
 */
export const mergeSearchIndex = (): Promise<void> =>
  import('./search-index-writer')
    .then(({ repairSearchIndex }) => repairSearchIndex())
    .catch(console.error);
