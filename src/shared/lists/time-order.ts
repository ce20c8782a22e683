import type { Timestamped } from './merge-by-time';

/** The sort order of a list by time. */
export type TimeOrder = 'newest' | 'oldest';

/** Sorts after every date. Not Infinity: the difference of two would be NaN. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Orders two entries oldest first; entries without a date come last here too (product 11.2). */
export const byOldest = (a: Timestamped, b: Timestamped) =>
  (a.publishedAt?.getTime() ?? NEVER) - (b.publishedAt?.getTime() ?? NEVER);
