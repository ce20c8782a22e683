import type { SearchEntry } from '../../../content/search/search-entry';
import { saysWhatIsMissing } from '../../../content/search/lacks';
import { applyChanges } from '../../../content/search/search-index';
import { NoSearchIndexError, readStoredIndex, type StoredIndex } from '../search-index';

/** The search index as a list of the admin area asks it. */
export interface ListIndex {
  readonly entries: readonly SearchEntry[];
  /** What was added or changed since its parts were written. */
  readonly changes: StoredIndex['changes'];
  /** How many entries had no room in it. */
  readonly leftOut: number;
}

/**
 * Returns the search index. One that is not there or does not say what entries lack is written anew
 * before (product 35.2). Throws NoSearchIndexError, FirestoreError or TimeoutError.
 */
export async function readListIndex(): Promise<ListIndex> {
  const index = await readIndex().catch((error: unknown) => {
    if (error instanceof NoSearchIndexError) return undefined;
    throw error;
  });
  if (index && saysWhatIsMissing(index.entries)) return index;
  const { repairSearchIndex } = await import('../../write/search-index-writer');
  await repairSearchIndex();
  return readIndex();
}

async function readIndex(): Promise<ListIndex> {
  const { entries, changes, leftOut } = await readStoredIndex();
  return { entries: applyChanges(entries, changes), changes, leftOut };
}
