// Entries in one document have the time of their publication as their key.

const BEGINNING = 'item_';

/** Returns the key for a time in ms. */
export const keyAt = (time: number): string => `${BEGINNING}${time}`;

/** Returns the time of publication in a key (product 6.1); null for the keys of other tools. */
export const timeInKey = (key: string): Date | null =>
  /^item_\d{13}$/.test(key) ? new Date(Number(key.slice(BEGINNING.length))) : null;

/** Returns the key for a time in ms, or the next free one. */
export function freeKey(time: number, taken: ReadonlySet<string>): string {
  let next = time;
  while (taken.has(keyAt(next))) next += 1;
  return keyAt(next);
}
