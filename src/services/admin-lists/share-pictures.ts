import { collection, getCount, query, where } from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import { MOVIE_STATUSES, type Movie } from '../../domain/movies/movie';
import { withTimeout } from '../../domain/failures/timeout';
import { moviesCollection } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { SCAN_LIMIT, SEARCH_BATCH } from './queries';
import { editEntry } from '../store/edit-entry';
import { moviesReader } from '../movies/movies';

const PER_PAGE = 10;

/**
 * Returns how many movies have a picture but no share picture, from four counts: the database cannot
 * find documents without a field. Throws FirestoreError or TimeoutError.
 */
export async function countMissingSharePictures(): Promise<number> {
  const counts = MOVIE_STATUSES.flatMap((status) => {
    const movies = collection(firestore, moviesCollection(status));
    return [
      { sign: 1, request: getCount(query(movies, where('img', '>', ''))) },
      { sign: -1, request: getCount(query(movies, where('picture.share', '>', ''))) },
    ];
  });
  const parts = counts.map(async ({ sign, request }) => sign * (await request).data().count);
  const numbers = await withTimeout(Promise.all(parts), READ_TIMEOUT_MS);
  return Math.max(
    0,
    numbers.reduce((sum, part) => sum + part),
  );
}

/**
 * Returns a function that reads the next movies that have a picture but no share picture, newest first,
 * in pages of up to 10. It throws FirestoreError or TimeoutError.
 */
export function missingSharePicturesReader(): ReadNext<Movie> {
  const read = moviesReader('All', { batch: SEARCH_BATCH, scanLimit: SCAN_LIMIT });
  return paginate(read, PER_PAGE, ({ picture }) => picture !== undefined && !picture.share);
}

/** Stores the address of a movie's share picture. Throws as `editEntry`. */
export async function setSharePicture(movie: Movie, share: string): Promise<void> {
  if (!movie.picture) return;
  await editEntry('movie', movie, { ...movie, picture: { ...movie.picture, share } });
}
