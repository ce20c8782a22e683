import { doc } from 'firebase/firestore/lite';
import { entryIn } from '../../content/base/convert';
import { movieKind, MOVIE_STATUSES, type Movie } from '../../content/movie/movie';
import { moviesCollection, isDocumentId } from '../../firebase/collections';
import { firestore, readDocument } from '../../firebase/firestore';
import { parseSearchKey, type SearchKey } from '../../content/search/search-entry';

/**
 * Returns the movie with this id from either collection, or null. Throws FirestoreError or
 * TimeoutError.
 */
export async function getMovie(id: string): Promise<Movie | null> {
  if (!isDocumentId(id)) return null;
  const found = await Promise.all(
    MOVIE_STATUSES.map(async (name) => {
      const document = await readDocument(doc(firestore, moviesCollection(name), id));
      return document.exists() ? entryIn(movieKind)(document) : null;
    }),
  );
  return found.find((movie) => movie !== null) ?? null;
}

/**
 * Returns the movies of these keys of the search index, in the same order, without deleted movies.
 * Reads one document for each. Throws FirestoreError or TimeoutError.
 */
export async function getMoviesByKey(keys: readonly SearchKey[]): Promise<readonly Movie[]> {
  const movies = await Promise.all(
    keys.map(async (key) => {
      const { id, collection: status } = parseSearchKey(key);
      const document = await readDocument(doc(firestore, moviesCollection(status), id));
      return document.exists() ? entryIn(movieKind)(document) : null;
    }),
  );
  return movies.filter((movie) => movie !== null);
}
