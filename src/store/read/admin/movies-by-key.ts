import { entryIn } from '../../../content/base/convert';
import { movieKind, type Movie, type MovieStatus } from '../../../content/movie/movie';
import { parseSearchKey, type SearchKey } from '../../../content/search/search-entry';
import { moviesCollection } from '../../../firebase/collections';
import { foundReader, IDS_MAX } from './index-reader';
import { collection, documentId, orderBy, query, where } from 'firebase/firestore/lite';
import { firestore, pagesOf } from '../../../firebase/firestore';

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

/** Movies per query of `moviesByKey`. */
export const KEYS_PER_QUERY = IDS_MAX;

/** Documents per query. */
export const RANGE = 500;

/**
 * Reads the movies of a collection whose ids are between two, both included: RANGE with a query. Throws
 * FirestoreError or TimeoutError.
 */
export async function* moviesBetween(
  status: MovieStatus,
  first: string,
  last: string,
): AsyncGenerator<readonly Movie[]> {
  const between = query(
    collection(firestore, moviesCollection(status)),
    where(documentId(), '>=', first),
    where(documentId(), '<=', last),
    orderBy(documentId()),
  );
  for await (const page of pagesOf(between, RANGE)) yield page.map(entryIn(movieKind));
}
