/** Whether this document was opened by an address or a link, and not by Reload or Back. */
export const isFreshLoad = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
