import type { Movie } from '../../domain/movie';
import { relatedMovies } from '../../domain/related-movies';
import { getMoviesByKey } from '../../services/movies-by-key';
import { cachedSearchIndex } from '../../services/search-index-cache';
import { NoSearchIndexError } from '../../services/search-index';

/**
 * Reads the films that fit to this one: the search index, and a document for each; none without an
 * index. Throws FirestoreError or TimeoutError.
 */
export async function fetchRelated(movie: Movie): Promise<readonly Movie[]> {
  try {
    return await getMoviesByKey(relatedMovies(await cachedSearchIndex(), movie));
  } catch (error) {
    if (error instanceof NoSearchIndexError) return [];
    throw error;
  }
}
