import type { TimeOrder } from '../../../domain/lists/time-order';

/** The order of a list in an address; newest first by default. */
export const sortOrderFrom = (search: URLSearchParams): TimeOrder =>
  search.get('sort') === 'oldest' ? 'oldest' : 'newest';
