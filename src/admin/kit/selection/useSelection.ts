import { useState } from 'react';

export type Selection<T> = ReturnType<typeof useSelection<T>>;

/** Which of the entries that are shown are selected. Those that leave the list are selected no more. */
export function useSelection<T>(shown: readonly T[], keyOf: (entry: T) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter((entry) => keys.has(keyOf(entry)));

  return {
    selected,
    isSelected: (entry: T) => keys.has(keyOf(entry)),
    toggle: (entry: T) =>
      setKeys((current) => {
        const next = new Set(current);
        if (!next.delete(keyOf(entry))) next.add(keyOf(entry));
        return next;
      }),
    isAll: selected.length === shown.length,
    toggleAll: () => setKeys(new Set(selected.length === shown.length ? [] : shown.map(keyOf))),
  };
}
