import { useState } from 'react';

/** The id of the expanded card: expanding one collapses the other (product 12.2). */
export function useExpandedId(initial: string | null = null) {
  const [expandedId, setExpandedId] = useState(initial);
  return {
    expandedId,
    toggle: (id: string) => setExpandedId((current) => (current === id ? null : id)),
  };
}
