import type { EntryQuestion } from './entry-question';
import { foundIn } from './found-in';
import { lacking } from './missing';
import { parseSearchKey, type SearchEntry, type SearchKind } from './search-entry';

/** Returns the entries of a kind in the search index that a question asks for, in its order. */
export function entriesAsked(
  entries: readonly SearchEntry[],
  kind: SearchKind,
  { search, lack, order = 'newest' }: EntryQuestion,
): readonly SearchEntry[] {
  const own = entries.filter(({ key }) => parseSearchKey(key).kind === kind);
  const found = lacking(foundIn(own, search), lack);
  return order === 'newest' ? found : found.toReversed();
}
