import { dueKey, listRulesOf, type DueList } from './public-lists';
import type { ReadNext } from '../../shared/lists/merge-by-time';
import type { EntryKind, EntryOf } from '../entry';

/**
 * Merges due entries, given newest first, into a list of published ones of which `page` has been
 * read: returns a function that reads the list from there. The order of published entries stays as it
 * is. One that is in both, as it is published at this moment, is returned once.
 */
export function mergeDue<Kind extends EntryKind>(
  list: DueList<Kind>,
  entries: readonly EntryOf<Kind>[],
  page: readonly EntryOf<Kind>[],
  read: ReadNext<EntryOf<Kind>>,
): ReadNext<EntryOf<Kind>> {
  const { isIn, comparator } = listRulesOf(list.kind);
  const keyOf = (entry: EntryOf<Kind>) => dueKey(list.kind, entry);
  const compare = comparator(list);
  const inOrder = entries.filter((entry) => isIn(entry, list)).toSorted(compare);
  const due = inOrder.slice(inOrder.findIndex((entry) => keyOf(entry) === list.after?.['due']) + 1);
  const keys = new Set(entries.map(keyOf));
  const unseen = (found: readonly EntryOf<Kind>[]) =>
    found.filter((entry) => !keys.has(keyOf(entry)));
  const published = unseen(page);
  const { size = Infinity } = list;
  let isLast = page.length < size;
  let merged: EntryOf<Kind>[] = [];

  return async () => {
    while (merged.length < size) {
      if (published.length === 0 && !isLast) {
        // oxlint-disable-next-line no-await-in-loop -- it is known only now that they are needed
        const further = await read();
        isLast = further.length < size;
        published.push(...unseen(further));
      } else {
        const entry = nextOf(published, due, compare);
        if (!entry) break;
        merged.push(entry);
      }
    }
    const complete = merged;
    merged = [];
    return complete;
  };
}

/** Removes the first entry of both lists and returns it. */
function nextOf<T>(published: T[], due: T[], compare: (a: T, b: T) => number): T | undefined {
  const [a] = published;
  const [b] = due;
  return (a && (!b || compare(a, b) <= 0) ? published : due).shift();
}
