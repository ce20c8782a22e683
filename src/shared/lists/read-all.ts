import type { ReadNext } from './merge-by-time';

/** Reads a list to its end. Throws what `readNext` throws. */
export async function readAll<T>(readNext: ReadNext<T>): Promise<readonly T[]> {
  const entries: T[] = [];
  for (let page = await readNext(); page.length > 0; page = await readNext()) entries.push(...page);
  return entries;
}
