import type { Cursor, ReadNext } from '../../../shared/lists/merge-by-time';
import {
  moviesThatFit,
  type MovieFacets,
  inReleaseOrder,
} from '../../../content/search/movie-facets';
import { MOVIES_PER_PAGE } from '../../../shared/limits';
import type { Movie, MovieFilter } from '../../../content/movie/movie';
import { parseSearchKey } from '../../../content/search/search-entry';
import { byWrittenDate } from '../../../content/movie/written-order';
import { cachedSearchIndex } from '../../../store/read/search-index-cache';
import { getMoviesByKey } from '../../../store/read/movies';

/**
 * Returns a function that reads the next MOVIES_PER_PAGE movies that match the filters, in the
 * order of release. The search index finds the movies, and a document is read for each. Throws the
 * errors of `readSearchIndex`.
 */
export async function filteredReader(
  status: MovieFilter,
  filters: MovieFacets,
  after?: Cursor,
): Promise<ReadNext<Movie>> {
  const entries = inReleaseOrder(moviesThatFit(await cachedSearchIndex().all, status, filters));
  const keys = entries.map(({ key }) => key);
  // The position after the last movie of the previous page; 0 on the first page, or if that movie
  // no longer exists.
  let position = keys.findIndex((key) => pathOf(parseSearchKey(key)) === after?.['movie']) + 1;

  return async () => {
    const page: Movie[] = [];
    let next = position;
    while (page.length < MOVIES_PER_PAGE && next < keys.length) {
      const wanted = keys.slice(next, next + MOVIES_PER_PAGE - page.length);
      // oxlint-disable-next-line no-await-in-loop -- how many are missing is known only then
      const movies = await getMoviesByKey(wanted);
      // The index can be out of date until it is repaired.
      page.push(...movies.filter((movie) => status === 'All' || movie.status === status));
      next += wanted.length;
    }
    position = next;
    return status === 'Upcoming' ? byWrittenDate(page) : page;
  };
}

/**
 * Returns a reader of all movies with a status, as `filteredReader` does; undefined if there is no
 * index, or if it contains no such movie. Never throws.
 */
export async function filteredListReader(
  status: MovieFilter,
  after: Cursor | undefined,
): Promise<ReadNext<Movie> | undefined> {
  try {
    const isKnown = moviesThatFit(await cachedSearchIndex().all, status, {}).length > 0;
    return isKnown ? await filteredReader(status, {}, after) : undefined;
  } catch {
    return undefined;
  }
}

const pathOf = ({ collection, id }: Pick<Movie, 'collection' | 'id'>) => `${collection}/${id}`;
