import { orderBy, where } from 'firebase/firestore/lite';
import { byOldest, type TimeOrder } from '../../../shared/lists/time-order';
import type { SortOptions } from '../time-ordered-reads';

/** Documents per query while searching, as most of them do not match. */
export const SEARCH_BATCH = 100;

/** The limit of the query for documents without a timestamp (product 11.2). */
export const SCAN_LIMIT = 1000;

/** Returns the options of a query in this order; newest first is the default. */
export const sortOptionsFor = (order: TimeOrder): SortOptions =>
  order === 'newest' ? {} : OLDEST_FIRST;

const OLDEST_FIRST: SortOptions = {
  // Excludes values of other types that Firestore orders before timestamps.
  order: [where('timestamp', '>=', new Date(0)), orderBy('timestamp', 'asc')],
  compare: byOldest,
};
