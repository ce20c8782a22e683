import { entryIn } from './converters';
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
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { movieKind, MOVIE_STATUSES, type Movie, type MovieStatus } from '../../content/movie/movie';
import { parseSearchKey, type SearchKey } from '../../content/search/search-entry';
import { withTimeout } from '../../shared/failures/timeout';
import { firestore } from '../../firebase/firestore';
import { moviesCollection } from '../../firebase/collections';

/** The most that a query may ask for. */
export const KEYS_PER_QUERY = 30;

/**
 * Reads the movies of up to KEYS_PER_QUERY entries of the search index: one query for those of each of
 * the two collections. One that has been deleted is left out. Throws FirestoreError or TimeoutError.
 */
export async function getMoviesOf(keys: readonly SearchKey[]): Promise<readonly Movie[]> {
  const found = await Promise.all(
    MOVIE_STATUSES.map(async (status) => {
      const ids = keys
        .map(parseSearchKey)
        .flatMap(({ id, collection: of }) => (of === status ? [id] : []));
      if (ids.length === 0) return [];
      const named = query(
        collection(firestore, moviesCollection(status)),
        where(documentId(), 'in', ids),
      );
      const { docs } = await withTimeout(getDocs(named), READ_TIMEOUT_MS);
      return docs.map(entryIn(movieKind));
    }),
  );
  return found.flat();
}

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
