import { DAY_MS } from '../../shared/day';
import type { SearchEntry, SearchKey } from './search-entry';

/** What has changed in an entry since the parts of the index were written; null if it is gone. */
export interface SearchChange {
  readonly key: SearchKey;
  readonly entry: SearchEntry | null;
  /** Tells two changes of the same entry apart, and orders them. */
  readonly at: string;
}

/** Entries of a part at most, and how many parts an index can have. */
export const SEARCH_PART_SIZE = 2500;
export const SEARCH_PARTS_MAX = 8;
/** So many changes are merged into the parts by the next repair. */
export const SEARCH_CHANGES_MAX = 30;
/** After this time in ms a repair reads everything again. */
export const SEARCH_INDEX_AGE_MS = DAY_MS;

/** Returns the entries after the changes: new ones first, the others in their order. */
export function applyChanges(
  entries: readonly SearchEntry[],
  changes: readonly SearchChange[],
): readonly SearchEntry[] {
  if (changes.length === 0) return entries;
  const changed = new Map(changes.map((change) => [change.key, change.entry]));
  const known = new Set(entries.map(({ key }) => key));
  const added = changes
    .filter(({ key }) => !known.has(key))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .map(({ entry }) => entry);
  const others = entries.map((entry) => (changed.has(entry.key) ? changed.get(entry.key) : entry));
  return [...added, ...others].filter((entry) => entry !== null && entry !== undefined);
}
