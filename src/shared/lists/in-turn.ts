import type { ReadNext } from './merge-by-time';

/** Reads one list after the other, as one. */
export function inTurn<T>(...readers: readonly ReadNext<T>[]): ReadNext<T> {
  const left = [...readers];
  return async () => {
    for (let reader = left[0]; reader; reader = left[0]) {
      const found = await reader();
      if (found.length > 0) return found;
      left.shift();
    }
    return [];
  };
}

/** A list that is read completely at once. */
export function atOnce<T>(readAll: () => Promise<readonly T[]>): ReadNext<T> {
  let isRead = false;
  return async () => {
    if (isRead) return [];
    const entries = await readAll();
    isRead = true;
    return entries;
  };
}
