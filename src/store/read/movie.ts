import { entryIn } from '../../content/base/convert';
import { doc } from 'firebase/firestore/lite';
import { movieKind, MOVIE_STATUSES, type Movie } from '../../content/movie/movie';
import { moviesCollection } from '../../firebase/collections';
import { isDocumentId } from '../../shared/document-id';
import { firestore, readDocument } from '../../firebase/firestore';

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
