import { useState } from 'react';

/** Which one of several cards is open: opening one closes the other (SPEC §2). */
export function useExpandedId() {
  const [expandedId, setExpandedId] = useState<string | null>(null);
  return {
    expandedId,
    toggle: (id: string) => setExpandedId((current) => (current === id ? null : id)),
  };
}
