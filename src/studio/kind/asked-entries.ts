import type { SearchKind } from '../../content/base/kind-names';
import type { EntryOf } from '../../content/entry';
import type { EntryQuestion } from '../../content/search/entry-question';
import { countLacks, lacking } from '../../content/search/missing';
import { matchesSearch } from '../../content/search/search';
import { searchEntryOf } from '../../content/search/stored-entry';
import { textsIn } from '../../store/documents/kinds';
import type { LackAnswer } from '../lists/filter/missing-texts';

/** Returns those of these entries of a kind that a question asks for, in their order (product 35.7). */
export const askedOf = <Kind extends SearchKind>(
  kind: Kind,
  entries: readonly EntryOf<Kind>[],
  { search, lack }: EntryQuestion,
): readonly EntryOf<Kind>[] =>
  entries.filter(
    (entry) =>
      matchesSearch(textsIn(kind, entry), search) &&
      lacking([searchEntryOf(kind, entry)], lack).length > 0,
  );

/** Returns how many that are, and what can be asked for as missing with the same search. */
export function answerOf<Kind extends SearchKind>(
  kind: Kind,
  entries: readonly EntryOf<Kind>[],
  { search, lack }: EntryQuestion,
): LackAnswer {
  const others = askedOf(kind, entries, { search }).map((entry) => searchEntryOf(kind, entry));
  return { count: lacking(others, lack).length, missing: countLacks(others, kind) };
}
