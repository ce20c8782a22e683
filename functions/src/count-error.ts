import { DAY_MS } from '../../src/shared/day';
import { ERROR_COUNTS } from '../../src/firebase/collections';
import type { Database } from './firestore';

/** The timeout in milliseconds: a report must not wait for its count. */
const TIMEOUT_MS = 3000;

/**
 * Increments the day's number of errors in the database, which the admin area reads (product 32.2).
 * Failed writes, also above the limit of the rules, are ignored. Never throws.
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
