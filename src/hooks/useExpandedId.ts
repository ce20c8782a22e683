import { useState } from 'react';

/** Which one of several cards is open: opening one closes the other (SPEC §2). */
export function useExpandedId(initial: string | null = null) {
  const [expandedId, setExpandedId] = useState(initial);
  return {
    expandedId,
    toggle: (id: string) => setExpandedId((current) => (current === id ? null : id)),
  };
}
