import { MOVIES_PER_PAGE } from '../../domain/limits';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import type { TimeOrder } from '../../domain/lists/time-order';
import type { Movie, MovieStatus } from '../../domain/movies/movie';
import { parseSearchKey } from '../../domain/search/search-entry';
import { moviesCollection } from '../../firebase/collections';
import { movieFromDocument } from '../../firebase/converters/movie';
import { moviesReader } from '../movies/movies';
import { searchReader } from '../search/search-reader';
import { SCAN_LIMIT, sortOptionsFor } from './queries';

interface MovieQuery {
  readonly status: MovieStatus | 'All';
  /** Search terms; '' for all movies. */
  readonly search: string;
  readonly order?: TimeOrder;
}

/**
 * Returns a function that reads the next MOVIES_PER_PAGE movies that match the query. It throws as
 * `readSearchIndex`.
 */
export function adminMoviesReader({
  status,
  search,
  order = 'newest',
}: MovieQuery): ReadNext<Movie> {
  if (!search) {
    const options = { batch: MOVIES_PER_PAGE, scanLimit: SCAN_LIMIT, ...sortOptionsFor(order) };
    return paginate(moviesReader(status, options), MOVIES_PER_PAGE);
  }
  return searchReader({
    search,
    order,
    pageSize: MOVIES_PER_PAGE,
    includes: (entry) =>
      parseSearchKey(entry.key).kind === 'movie' && (status === 'All' || entry.status === status),
    collectionOf: ({ key }) => moviesCollection(parseSearchKey(key).collection),
    read: (document, { key }) =>
      movieFromDocument(document.id, parseSearchKey(key).collection, document.data()),
  });
}
