import { prepareSearch } from './find-entries';
import { parseSearchKey, type SearchEntry } from './search-entry';

/**
 * Returns the entries that match a search, or whose address or the beginning of it the search is, in
 * their order (product 24.10); all of them for ''.
 */
export function foundIn(entries: readonly SearchEntry[], search: string): readonly SearchEntry[] {
  if (!search) return entries;
  const found = new Set(prepareSearch(entries)(search).map(({ entry }) => entry));
  const id = search.split(/[/=#]/).at(-1)?.toLowerCase() ?? '';
  const isAddressed = ({ key }: SearchEntry) =>
    id.length >= MIN_ADDRESS_LENGTH && parseSearchKey(key).id.toLowerCase().startsWith(id);
  return entries.filter((entry) => found.has(entry) || isAddressed(entry));
}

/** A shorter beginning would be that of many. */
const MIN_ADDRESS_LENGTH = 3;
