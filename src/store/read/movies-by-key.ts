import { entryIn } from '../../content/base/convert';
import { doc } from 'firebase/firestore/lite';
import { movieKind, type Movie } from '../../content/movie/movie';
import { parseSearchKey, type SearchKey } from '../../content/search/search-entry';
import { firestore, readDocument } from '../../firebase/firestore';
import { moviesCollection } from '../../firebase/collections';

/**
 * Reads the movies of entries of the search index, in their order: one document each. One that has
 * been deleted is left out. Throws FirestoreError or TimeoutError.
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
