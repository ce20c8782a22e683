import { orderBy, where } from 'firebase/firestore/lite';
import { byOldest, type TimeOrder } from '../domain/time-order';
import type { Ordered } from './reads';

/** What makes a read begin with the newest or the oldest. Visitors see the newest first only. */
export const inTimeOrder = (order: TimeOrder): Ordered => (order === 'newest' ? {} : OLDEST_FIRST);

const OLDEST_FIRST: Ordered = {
  // Whatever is no time, but counts as less than any, would come before the oldest.
  order: [where('timestamp', '>=', new Date(0)), orderBy('timestamp', 'asc')],
  compare: byOldest,
};
