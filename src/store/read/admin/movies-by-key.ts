import { entryIn } from '../../../content/base/convert';
import { movieKind, type Movie, type MovieStatus } from '../../../content/movie/movie';
import { parseSearchKey, type SearchKey } from '../../../content/search/search-entry';
import { moviesCollection } from '../../../firebase/collections';
import { foundReader, IDS_MAX } from './index-reader';
import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../../../shared/limits';
import { withTimeout } from '../../../shared/failures/timeout';
import { firestore } from '../../../firebase/firestore';

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
  for (let before: DocumentSnapshot | undefined; ;) {
    const page = query(
      collection(firestore, moviesCollection(status)),
      where(documentId(), '>=', first),
      where(documentId(), '<=', last),
      orderBy(documentId()),
      ...(before ? [startAfter(before)] : []),
      limit(RANGE),
    );
    const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
    yield docs.map(entryIn(movieKind));
    before = docs.at(-1);
    if (docs.length < RANGE) return;
  }
}
