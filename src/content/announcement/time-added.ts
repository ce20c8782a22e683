/** Returns when an announcement was added, by its key (product 6.1); null for an unknown format. */
export const timeAdded = (key: string): Date | null =>
  /^item_\d{13}$/.test(key) ? new Date(Number(key.slice(5))) : null;
