import { entryIn } from '../../content/base/convert';
import { doc, getDoc } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { movieKind, MOVIE_STATUSES, type Movie } from '../../content/movie/movie';
import { withTimeout } from '../../shared/failures/timeout';
import { moviesCollection } from '../../firebase/collections';
import { isDocumentId } from '../../shared/document-id';
import { firestore } from '../../firebase/firestore';

/**
 * Returns the movie with this id from either collection, or null. Throws FirestoreError or
 * TimeoutError.
 */
export async function getMovie(id: string): Promise<Movie | null> {
  if (!isDocumentId(id)) return null;
  const found = await Promise.all(
    MOVIE_STATUSES.map(async (name) => {
      const document = await withTimeout(
        getDoc(doc(firestore, moviesCollection(name), id)),
        READ_TIMEOUT_MS,
      );
      return document.exists() ? entryIn(movieKind)(document) : null;
    }),
  );
  return found.find((movie) => movie !== null) ?? null;
}
