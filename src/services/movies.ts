import { collection, doc, getDoc, where } from 'firebase/firestore/lite';
import { MOVIES_PER_PAGE, READ_TIMEOUT_MS } from '../domain/limits';
import { MOVIE_STATUSES, type Movie, type MovieStatus } from '../domain/movie';
import { mergeByTime, type ReadNext } from '../domain/newest-first';
import { withTimeout } from '../domain/timeout';
import { readMovie } from '../firebase/converters/movie';
import { isDocumentId } from '../firebase/document-id';
import { firestore } from '../firebase/firestore';
import { moviesIn } from '../firebase/paths';
import { sourceByTime, type Ordered } from './reads';

interface ReadOptions extends Ordered {
  /** How many documents are read at once. */
  readonly batch?: number;
  /** How many are looked through at the end for those without a time. */
  readonly scanLimit?: number;
}

/**
 * Reads movies, newest first if nothing else is asked for, MOVIES_PER_PAGE at a call, of one status
 * or of both. A movie is stored where it was first published and its status changes in place, so
 * both places are read (DESIGN R1). Throws FirestoreError or TimeoutError.
 */
export function movies(
  status: MovieStatus | 'All',
  { batch = MOVIES_PER_PAGE, compare, ...options }: ReadOptions = {},
): ReadNext<Movie> {
  const places = MOVIE_STATUSES.map((place) =>
    sourceByTime(collection(firestore, moviesIn(place)), {
      ...options,
      pageSize: batch,
      where: status === 'All' ? [] : [where('status', 'in', spellings(status))],
      read: (document) => {
        const movie = readMovie(document.id, place, document.data());
        return status === 'All' || movie.status === status ? movie : null;
      },
    }),
  );
  return mergeByTime(places, MOVIES_PER_PAGE, compare);
}

/** The movie with that id from either place, or null. Throws FirestoreError or TimeoutError. */
export async function getMovie(id: string): Promise<Movie | null> {
  if (!isDocumentId(id)) return null;
  const found = await Promise.all(
    MOVIE_STATUSES.map(async (place) => {
      const document = await withTimeout(
        getDoc(doc(firestore, moviesIn(place), id)),
        READ_TIMEOUT_MS,
      );
      return document.exists() ? readMovie(document.id, place, document.data()) : null;
    }),
  );
  return found.find((movie) => movie !== null) ?? null;
}

/** The database compares letter by letter, the site does not (DESIGN R1). */
function spellings(status: MovieStatus): string[] {
  return [status, status.toLowerCase(), status.toUpperCase()];
}
