import type { Movie } from '../../../../content/movie/movie';
import { relatedMovies } from '../../../../content/search/related-movies';
import { getMoviesByKey } from '../../../../store/read/movies-by-key';
import { cachedSearchIndex } from '../../../../store/read/search-index-cache';
import { NoSearchIndexError } from '../../../../store/read/search-index';

/**
 * Reads the movies that fit to this one: the search index, and a document for each; none without an
 * index. Throws FirestoreError or TimeoutError.
 */
export async function fetchRelated(movie: Movie): Promise<readonly Movie[]> {
  try {
    return await getMoviesByKey(relatedMovies(await cachedSearchIndex().all, movie));
  } catch (error) {
    if (error instanceof NoSearchIndexError) return [];
    throw error;
  }
}
