import { movieFilterFrom, type MovieFilter } from '../movie/movie';
import type { KindName } from '../base/define-kind';
import { KINDS } from '../kinds';
import { lackFrom, type Lack } from './lacks';
import type { MovieFacets } from './movie-facets';
import type { SearchKey } from './search-entry';

/** The orders of lists in the admin area, by their names in an address. */
const TIME_ORDERS = ['newest', 'oldest'] as const;
const MOVIE_ORDERS = [...TIME_ORDERS, 'title', 'release', 'changed'] as const;
export type ListOrder = (typeof MOVIE_ORDERS)[number];

/** What a list of movies can be limited to beside status and search. */
export const ASKED_FACETS = ['genre', 'language', 'year'] as const;
export type AskedFacet = (typeof ASKED_FACETS)[number];

/** What a list of the admin area is asked for. */
export interface ListQuestion {
  readonly search: string;
  readonly lack?: Lack | undefined;
  /** Newest first by default; none in a list that has one order. */
  readonly order?: ListOrder;
  /** Of movies: All by default. */
  readonly status?: MovieFilter;
  readonly facets?: MovieFacets;
  /** The keys of the last import, if only these are asked for. */
  readonly imported?: readonly SearchKey[] | undefined;
}

/** The orders that a list can be asked for; none if it has one alone. */
export const ordersOf = ({ order, status }: ListQuestion): readonly ListOrder[] =>
  status ? MOVIE_ORDERS : order ? TIME_ORDERS : [];

const orderFrom = (parameters: URLSearchParams, orders: readonly ListOrder[]): ListOrder =>
  orders.find((order) => order === parameters.get('sort')) ?? 'newest';

/** Returns the question in an address; what is unknown in there is not asked. */
export const questionFrom = (parameters: URLSearchParams, kind: KindName) => ({
  search: parameters.get('search')?.trim() ?? '',
  lack: lackFrom(parameters, kind),
  ...(KINDS[kind].order === 'newest' && { order: orderFrom(parameters, TIME_ORDERS) }),
});

/** Whether an address asks for the last import. */
export const asksForImport = (parameters: URLSearchParams): boolean =>
  parameters.get('imported') === 'last';

/** Returns the question in the address of a list of movies. The last import is known to this browser alone. */
export function movieQuestionFrom(
  parameters: URLSearchParams,
  imported?: readonly SearchKey[],
): Required<ListQuestion> {
  const facets = ASKED_FACETS.map((name) => [name, parameters.get(name)?.trim() ?? ''] as const);
  return {
    ...questionFrom(parameters, 'movie'),
    order: orderFrom(parameters, MOVIE_ORDERS),
    status: movieFilterFrom(parameters),
    facets: Object.fromEntries(facets.filter(([, value]) => value)),
    imported,
  };
}

/** Whether more is asked than the database knows, which is the status and the order of time. */
export const isFiltered = ({
  search,
  lack,
  imported,
  facets = {},
  order = 'newest',
}: ListQuestion): boolean =>
  Boolean(search || lack || imported) ||
  Object.keys(facets).length > 0 ||
  !TIME_ORDERS.some((known) => known === order);
