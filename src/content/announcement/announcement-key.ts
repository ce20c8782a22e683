/** Returns the key of an announcement of that time, in ms. */
export const announcementKeyAt = (time: number): string => `item_${time}`;

/** Returns the time in a key of this site, in ms. */
export const timeOfAnnouncementKey = (key: string): number => Number(key.slice('item_'.length));

/** Whether an announcement of this site can have that key: older ones have others. */
export const isTimeKey = (key: string): boolean => /^item_\d{13}$/.test(key);

/** Returns the key at that time, in ms, or the next that is free. */
export function freeKey(
  time: number,
  taken: ReadonlySet<string>,
  keyAt: (time: number) => string,
): string {
  let next = time;
  while (taken.has(keyAt(next))) next += 1;
  return keyAt(next);
}

/** Returns when an announcement was added, by its key (product 6.1); null for an unknown format. */
export const timeAdded = (key: string): Date | null =>
  /^item_\d{13}$/.test(key) ? new Date(Number(key.slice(5))) : null;
