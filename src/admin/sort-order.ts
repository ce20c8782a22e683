import type { TimeOrder } from '../domain/time-order';

/** The order of a list that an address asks for: the newest first where it says nothing else. */
export const orderIn = (search: URLSearchParams): TimeOrder =>
  search.get('sort') === 'oldest' ? 'oldest' : 'newest';
