import { useState } from 'react';

export type Selection<T> = ReturnType<typeof useSelection<T>>;

/**
 * Which of the entries of a list are selected: of those that are shown, and of further ones that were
 * read to be selected (product 35.6). Those that leave the list are selected no more.
 */
export function useSelection<T>(shown: readonly T[], keyOf: (entry: T) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [further, setFurther] = useState<readonly T[]>([]);
  const shownKeys = new Set(shown.map(keyOf));
  const entries = [...shown, ...further.filter((entry) => !shownKeys.has(keyOf(entry)))];
  const selected = entries.filter((entry) => keys.has(keyOf(entry)));

  return {
    /** Those that can be selected, in the order of the list. */
    entries,
    selected,
    isSelected: (entry: T) => keys.has(keyOf(entry)),
    toggle: (entry: T) =>
      setKeys((current) => {
        const next = new Set(current);
        if (!next.delete(keyOf(entry))) next.add(keyOf(entry));
        return next;
      }),
    isAll: selected.length === entries.length,
    toggleAll: () => {
      setFurther([]);
      setKeys(new Set(selected.length === entries.length ? [] : shown.map(keyOf)));
    },
    /** Selects all entries of the list, also those that are not shown. */
    selectAll: (all: readonly T[]) => {
      setFurther(all);
      setKeys(new Set(all.map(keyOf)));
    },
    /** Ends the selection of what is not shown: as it was read, it may be out of date. */
    keepShown: () => setFurther([]),
  };
}
