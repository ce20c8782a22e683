import type { Dated } from './newest-first';

/** Which end of time a list begins with. */
export type TimeOrder = 'newest' | 'oldest';

/** Later than all that is dated; a number, so that two of them are equal. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Orders two entries oldest first; entries without a date come last here too (DESIGN R2). */
export const byOldest = (a: Dated, b: Dated) =>
  (a.publishedAt?.getTime() ?? NEVER) - (b.publishedAt?.getTime() ?? NEVER);
