import type { ReadNext } from './merge-by-time';

/**
 * Returns a function that reads the entries for which `matches` returns true in pages of `size`; only
 * the last page can be shorter. `read` may return any number of entries per call.
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
