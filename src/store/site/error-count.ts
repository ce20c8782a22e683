import { doc, getDoc } from 'firebase/firestore/lite';
import { DAY_MS } from '../../shared/day';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { withTimeout } from '../../shared/failures/timeout';
import { ERROR_COUNTS } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';

/**
 * Returns how many errors visitors saw today and yesterday, by the days of UTC (product 32.2). Throws
 * FirestoreError or TimeoutError.
 */
export async function countErrors(): Promise<number> {
  const today = Math.floor(Date.now() / DAY_MS);
  const days = [today, today - 1].map((day) => doc(firestore, ERROR_COUNTS, String(day)));
  const counts = await withTimeout(Promise.all(days.map((day) => getDoc(day))), READ_TIMEOUT_MS);
  return counts.reduce((sum, day) => sum + numberIn(day.get('count')), 0);
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : 0);
