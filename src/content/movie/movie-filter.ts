import type { MovieStatus } from './movie';

/** The filters of the movies list, in display order (product 5.4). */
export const MOVIE_FILTERS = ['All', 'Released', 'Upcoming'] as const;
export type MovieFilter = 'All' | MovieStatus;

/** Returns the filter in the URL's parameter `status`, in any case; 'All' if missing or unknown. */
export function movieFilterFrom(parameters: URLSearchParams): MovieFilter {
  const status = parameters.get('status')?.toLowerCase();
  return MOVIE_FILTERS.find((filter) => filter.toLowerCase() === status) ?? 'All';
}
