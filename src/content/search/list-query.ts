import { movieFilterFrom, type MovieFilter } from '../movie/movie';
import type { KindName } from '../base/define-kind';
import { KINDS } from '../kinds';
import { missingFilterFrom, type MissingFilter } from './missing-fields';
import type { MovieFacets } from './movie-facets';
import type { SearchKey } from './search-entry';

/** The orders of lists in the admin area, by their names in an address. */
const TIME_ORDERS = ['newest', 'oldest'] as const;
const MOVIE_ORDERS = [...TIME_ORDERS, 'title', 'release', 'changed'] as const;
export type ListOrder = (typeof MOVIE_ORDERS)[number];

/** The filters of a list of movies beside status and search. */
export const FACET_FILTERS = ['genre', 'language', 'year'] as const;
export type FacetFilter = (typeof FACET_FILTERS)[number];

/** The query of a list in the admin area: search, filters and order. */
export interface ListQuery {
  readonly search: string;
  readonly missing?: MissingFilter | undefined;
  /** Newest first by default; undefined in a list that has only one order. */
  readonly order?: ListOrder;
  /** For movies only; All by default. */
  readonly status?: MovieFilter;
  readonly facets?: MovieFacets;
  /** The keys of the movies of the last import, if the list shows only this import. */
  readonly imported?: readonly SearchKey[] | undefined;
}

/** Returns the orders that a list offers; none if it has only one. */
export const ordersOf = ({ order, status }: ListQuery): readonly ListOrder[] =>
  status ? MOVIE_ORDERS : order ? TIME_ORDERS : [];

const orderFrom = (parameters: URLSearchParams, orders: readonly ListOrder[]): ListOrder =>
  orders.find((order) => order === parameters.get('sort')) ?? 'newest';

/** Returns the query in an address; unknown values are ignored. */
export const listQueryFrom = (parameters: URLSearchParams, kind: KindName) => ({
  search: parameters.get('search')?.trim() ?? '',
  missing: missingFilterFrom(parameters, kind),
  ...(KINDS[kind].order === 'newest' && { order: orderFrom(parameters, TIME_ORDERS) }),
});

/** Returns whether an address shows the last import. */
export const opensImport = (parameters: URLSearchParams): boolean =>
  parameters.get('imported') === 'last';

/** Returns the query in the address of a list of movies. Only this browser knows the last import. */
export function movieQueryFrom(
  parameters: URLSearchParams,
  imported?: readonly SearchKey[],
): Required<ListQuery> {
  const facets = FACET_FILTERS.map((name) => [name, parameters.get(name)?.trim() ?? ''] as const);
  return {
    ...listQueryFrom(parameters, 'movie'),
    order: orderFrom(parameters, MOVIE_ORDERS),
    status: movieFilterFrom(parameters),
    facets: Object.fromEntries(facets.filter(([, value]) => value)),
    imported,
  };
}

/** Returns whether a query needs the index: the database only filters by status and sorts by time. */
export const isFiltered = ({
  search,
  missing,
  imported,
  facets = {},
  order = 'newest',
}: ListQuery): boolean =>
  Boolean(search || missing || imported) ||
  Object.keys(facets).length > 0 ||
  !TIME_ORDERS.some((known) => known === order);
