import { useState } from 'react';
import type { ContactMessage } from '../../domain/contact-message';

export type Selection = ReturnType<typeof useSelection>;

/** Which of the messages that are shown are selected. Those that leave the list are selected no more. */
export function useSelection(shown: readonly ContactMessage[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter(({ id }) => ids.has(id));

  return {
    selected,
    isSelected: (id: string) => ids.has(id),
    toggle: (id: string) =>
      setIds((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    isAll: selected.length === shown.length,
    toggleAll: () =>
      setIds(new Set(selected.length === shown.length ? [] : shown.map(({ id }) => id))),
  };
}
