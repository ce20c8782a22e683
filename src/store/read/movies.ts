import { entryIn } from './converters';
import { collection, where, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { MOVIES_PER_PAGE } from '../../shared/limits';
import { movieKind, MOVIE_STATUSES, type Movie, type MovieStatus } from '../../content/movie/movie';
import type { Cursor } from '../../shared/lists/cursor';
import { mergeByTime, type ReadNext } from '../../shared/lists/merge-by-time';
import { firestore } from '../../firebase/firestore';
import { moviesCollection } from '../../firebase/collections';
import { documentAfter, timeOrderedSource, type SortOptions } from './time-ordered-reads';

interface ReadOptions extends SortOptions {
  /** Documents per query. */
  readonly batch?: number;
  /** The limit of the query for movies without a timestamp. */
  readonly scanLimit?: number;
  /** The start of the list: by collection, the id of the movie before it. */
  readonly after?: Cursor | undefined;
  /** Is called with each movie and its document. */
  readonly onRead?: (movie: Movie, document: QueryDocumentSnapshot) => void;
}

/**
 * Returns a function that reads the next MOVIES_PER_PAGE movies, newest first by default. Both
 * collections are read for every status: a movie stays in its collection when its status changes
 * (product 5.1). It throws FirestoreError or TimeoutError.
 */
export function moviesReader(
  status: MovieStatus | 'All',
  { batch = MOVIES_PER_PAGE, compare, after, onRead, ...options }: ReadOptions = {},
): ReadNext<Movie> {
  const collections = MOVIE_STATUSES.map((name) => {
    const movies = collection(firestore, moviesCollection(name));
    return timeOrderedSource(movies, {
      ...options,
      after: documentAfter(movies, after?.[name]),
      pageSize: batch,
      where: status === 'All' ? [] : [where('status', 'in', spellings(status))],
      read: (document) => {
        const movie = entryIn(movieKind)(document);
        onRead?.(movie, document);
        return status === 'All' || movie.status === status ? movie : null;
      },
    });
  });
  return mergeByTime(collections, MOVIES_PER_PAGE, compare);
}

/** Returns the usual spellings of a status: Firestore compares case-sensitively (product 5.2). */
export function spellings(status: MovieStatus): string[] {
  return [status, status.toLowerCase(), status.toUpperCase()];
}
