import type { Movie } from '../../../content/movie/movie';
import { relatedMovies } from '../../../domain/search/related-movies';
import { getMoviesByKey } from '../../../services/movies/movies-by-key';
import { cachedSearchIndex } from '../../../services/search/search-index-cache';
import { NoSearchIndexError } from '../../../services/search/search-index';

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
