import type { ReadNext, Timestamped } from './merge-by-time';

/**
 * Returns a function that reads the entries for which `matches` returns true in pages of `size`;
 * only the last page can be shorter. `read` may return any number of entries per call.
 */
export function paginate<T>(
  read: ReadNext<T>,
  size: number,
  matches: (entry: T) => boolean = () => true,
): ReadNext<T> {
  const buffer: T[] = [];
  let exhausted = false;

  return async () => {
    while (!exhausted && buffer.length < size) {
      const entries = await read();
      buffer.push(...entries.filter(matches));
      exhausted = entries.length === 0;
    }
    return buffer.splice(0, size);
  };
}

/** Reads a list to its end. Throws what `readNext` throws. */
export async function readAll<T>(readNext: ReadNext<T>): Promise<readonly T[]> {
  const entries: T[] = [];
  for (let page = await readNext(); page.length > 0; page = await readNext()) entries.push(...page);
  return entries;
}

/** Reads several lists one after the other, as one list. */
export function concatReaders<T>(...readers: readonly ReadNext<T>[]): ReadNext<T> {
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

/** A list that is read completely in one call. */
export function completeReader<T>(read: () => Promise<readonly T[]>): ReadNext<T> {
  let isRead = false;
  return async () => {
    if (isRead) return [];
    const entries = await read();
    isRead = true;
    return entries;
  };
}

/** Returns the items in arrays of `length`; only the last can be shorter. */
export const chunksOf = <T>(items: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );

/** The sort key after every date. Not Infinity, because the difference of two would be NaN. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Orders two entries oldest first; entries without a date come last. */
export const byOldest = (a: Timestamped, b: Timestamped) =>
  (a.publishedAt?.getTime() ?? NEVER) - (b.publishedAt?.getTime() ?? NEVER);
