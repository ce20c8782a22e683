// Entries that are fields of one document have the time at which they were published as their key.

const BEGINNING = 'item_';

/** Returns the key of an entry of that time, in ms. */
export const keyAt = (time: number): string => `${BEGINNING}${time}`;

/** Returns when an entry was published, by its key (product 6.1); null for the keys of other tools. */
export const timeInKey = (key: string): Date | null =>
  /^item_\d{13}$/.test(key) ? new Date(Number(key.slice(BEGINNING.length))) : null;

/** Returns the key at that time, in ms, or the next that is free. */
export function freeKey(time: number, taken: ReadonlySet<string>): string {
  let next = time;
  while (taken.has(keyAt(next))) next += 1;
  return keyAt(next);
}
