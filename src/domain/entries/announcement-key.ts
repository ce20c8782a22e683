/** Returns the key of an announcement of that time, in ms. */
export const announcementKeyAt = (time: number): string => `item_${time}`;

/** Returns the time in a key of this site, in ms. */
export const timeOfAnnouncementKey = (key: string): number => Number(key.slice('item_'.length));

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
