import { entryIn } from '../converters';
import { movieKind, type Movie } from '../../../content/movie/movie';
import { parseSearchKey, type SearchKey } from '../../../content/search/search-entry';
import { moviesCollection } from '../../../firebase/collections';
import { foundReader } from './found-reader';

/**
 * Returns the movies with these keys of the search index, as they are stored; those that are gone are
 * left out. Throws FirestoreError or TimeoutError.
 */
export const moviesByKey = (keys: readonly SearchKey[]): Promise<readonly Movie[]> =>
  foundReader(async () => keys.map((key) => ({ key, title: '' })), {
    pageSize: keys.length,
    collectionOf: ({ key }) => moviesCollection(parseSearchKey(key).collection),
    read: entryIn(movieKind),
  })();
