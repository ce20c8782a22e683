import { DAY_MS } from '../../src/shared/day';
import { ERROR_COUNTS } from '../../src/firebase/collections';
import type { Database } from './firestore';

/** Milliseconds that Firestore has for it: a report can do without. */
const TIMEOUT_MS = 3000;

/**
 * Counts an error of this day in the database, which the admin area reads (product 32.2). The rules
 * bound the count; what they refuse, or what fails, is not counted. Never throws.
 */
export async function countError({ url, root }: Database, now = Date.now()): Promise<void> {
  const day = Math.floor(now / DAY_MS);
  const write = {
    update: { name: `${root}/${ERROR_COUNTS}/${day}`, fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'count', increment: { integerValue: '1' } }],
  };
  await fetch(`${url}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes: [write] }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
}
