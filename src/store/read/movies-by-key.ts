import { entryIn } from '../../content/base/convert';
import { doc, getDoc } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { movieKind, type Movie } from '../../content/movie/movie';
import { parseSearchKey, type SearchKey } from '../../content/search/search-entry';
import { withTimeout } from '../../shared/failures/timeout';
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
      return document.exists() ? entryIn(movieKind)(document) : null;
    }),
  );
  return movies.filter((movie) => movie !== null);
}
