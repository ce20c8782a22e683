import type { SearchKind } from '../base/kind-names';
import type { EntryQuestion } from './entry-question';
import { foundIn } from './found-in';
import { countLacks, lacking, type LackCount } from './missing';
import { parseSearchKey, type SearchEntry } from './search-entry';

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

/** How many entries a question has, and what can be asked for as missing with the rest of it. */
export function entryAnswer(
  entries: readonly SearchEntry[],
  kind: SearchKind,
  question: EntryQuestion,
): { readonly count: number; readonly missing: readonly LackCount[] } {
  const others = entriesAsked(entries, kind, { ...question, lack: undefined });
  return { count: lacking(others, question.lack).length, missing: countLacks(others, kind) };
}
