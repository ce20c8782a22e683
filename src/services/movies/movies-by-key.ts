import { doc, getDoc } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import type { Movie } from '../../domain/movies/movie';
import { parseSearchKey, type SearchKey } from '../../domain/search/search-entry';
import { withTimeout } from '../../domain/failures/timeout';
import { movieFromDocument } from '../../firebase/converters/movie';
import { firestore } from '../../firebase/firestore';
import { moviesCollection } from '../../firebase/collections';

/**
 * Reads the movies of entries of the search index, in their order: one document each. One that has
 * been deleted is left out. Throws FirestoreError or TimeoutError.
 */
export async function getMoviesByKey(keys: readonly SearchKey[]): Promise<readonly Movie[]> {
  const movies = await Promise.all(
    keys.map(async (key) => {
      const { id, collection: status } = parseSearchKey(key);
      const request = getDoc(doc(firestore, moviesCollection(status), id));
      const document = await withTimeout(request, READ_TIMEOUT_MS);
      return document.exists() ? movieFromDocument(id, status, document.data()) : null;
    }),
  );
  return movies.filter((movie) => movie !== null);
}
