import { movieFilterFrom, type MovieFilter } from '../movie/movie';
import type { MovieFacets } from './movie-facets';
import { lackFrom, type Lack } from './missing';
import type { SearchKey } from './search-entry';
import type { TimeOrder } from '../../shared/lists/read-lists';
import type { SearchKind } from '../base/kind-names';

/** The orders of a list of movies in the admin area, by their names in an address (product 35.1). */
export const MOVIE_ORDERS = ['newest', 'oldest', 'title', 'release', 'changed'] as const;
export type MovieOrder = (typeof MOVIE_ORDERS)[number];

/** What such a list can be limited to beside status and search. */
export const ASKED_FACETS = ['genre', 'language', 'year'] as const;
export type AskedFacet = (typeof ASKED_FACETS)[number];

/** What a list of movies in the admin area is asked for. */
export interface MovieQuestion {
  readonly status: MovieFilter;
  readonly search: string;
  readonly lack?: Lack | undefined;
  readonly facets?: MovieFacets;
  /** The keys of what was imported last, if only these are asked for. */
  readonly imported?: readonly SearchKey[] | undefined;
  /** Newest first by default. */
  readonly order?: MovieOrder;
}

/** Whether an address asks for what was imported last (product 35.8). */
export const asksForImport = (parameters: URLSearchParams): boolean =>
  parameters.get('imported') === 'last';

/**
 * Returns the question in an address; what is unknown in there is not asked. What was imported last is
 * known to this browser alone.
 */
export function movieQuestionFrom(
  parameters: URLSearchParams,
  imported?: readonly SearchKey[],
): Required<MovieQuestion> {
  const facets = ASKED_FACETS.map((name) => [name, parameters.get(name)?.trim() ?? ''] as const);
  return {
    status: movieFilterFrom(parameters),
    search: parameters.get('search')?.trim() ?? '',
    lack: lackFrom(parameters, 'movie'),
    imported,
    facets: Object.fromEntries(facets.filter(([, value]) => value)),
    order: MOVIE_ORDERS.find((order) => order === parameters.get('sort')) ?? 'newest',
  };
}

/** Whether only the search index can answer: the database knows the status and the order of time. */
export const needsIndex = ({
  search,
  lack,
  imported,
  facets = {},
  order = 'newest',
}: MovieQuestion): boolean =>
  Boolean(search || lack || imported) ||
  Object.keys(facets).length > 0 ||
  !(order === 'newest' || order === 'oldest');

/** What a list of videos, announcements or events in the admin area is asked for (product 35.1). */
export interface EntryQuestion {
  readonly search: string;
  readonly lack?: Lack | undefined;
  /** Newest first by default. */
  readonly order?: TimeOrder;
}

/** Returns the question in an address; what is unknown in there is not asked. */
export const entryQuestionFrom = (
  parameters: URLSearchParams,
  kind: SearchKind,
): Required<EntryQuestion> => ({
  search: parameters.get('search')?.trim() ?? '',
  lack: lackFrom(parameters, kind),
  order: parameters.get('sort') === 'oldest' ? 'oldest' : 'newest',
});
