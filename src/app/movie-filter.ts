import type { MovieStatus } from '../domain/movie';

/** The movies list's filter values in the order of its bar (SPEC §9). */
export const MOVIE_FILTERS = ['All', 'Released', 'Upcoming'] as const;
export type MovieFilter = 'All' | MovieStatus;

/** The filter that an address asks for in its `status`, however it is written; 'All' without one. */
export function movieFilterOf(parameters: URLSearchParams): MovieFilter {
  const asked = parameters.get('status')?.toLowerCase();
  return MOVIE_FILTERS.find((filter) => filter.toLowerCase() === asked) ?? 'All';
}
