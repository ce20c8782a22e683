import type { LoaderFunctionArgs } from 'react-router-dom';
import { IMAGE_SIZES } from '../../../shared/pictures/image-sizes';
import { knownMovies } from '../../data/loader-cache';
import { preloadImage } from '../../../shared/data/priority-images';
import { resource } from '../../../shared/data/resource';
import type { OnPartial } from '../../../shared/lists/merge-by-time';
import type { Movie } from '../../../content/movie/movie';
import { isWrittenDate, type UpcomingMovie } from '../../../content/movie/release-order';
import { getDue } from '../../../store/due/due-entries';
import { getMovie } from '../../../store/read/movie';

export type MovieData = ReturnType<typeof movieLoader>;

/**
 * Reads the movie that the address names. One that a list has shown in this visit is there at once, until
 * the database has answered (product 2.14).
 */
export function movieLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] ?? '';
  const known = knownMovies.get(id);
  return {
    id,
    movie: resource<UpcomingMovie | null>((onPartial) =>
      known ? showThenFetch(known, onPartial) : fetchMovie(id),
    ),
  };
}

async function showThenFetch(known: UpcomingMovie, onPartial: OnPartial<UpcomingMovie | null>) {
  preloadPictures(known);
  await onPartial(known);
  return fetchNewer(known);
}

/**
 * Reads a movie that is shown. Returns the same object if it is as it was: another one would make the page
 * read its lists again.
 */
export async function fetchNewer(shown: UpcomingMovie): Promise<UpcomingMovie | null> {
  const stored = await fetchMovie(shown.id);
  return JSON.stringify(stored) === JSON.stringify(shown) ? shown : stored;
}

/**
 * Reads a movie, also one that is due; null if there is none. The pictures of the page's head are asked
 * for as soon as their addresses are known.
 */
async function fetchMovie(id: string): Promise<UpcomingMovie | null> {
  const movie = await getDue('movie', id, getMovie);
  preloadPictures(movie);
  return movie && withWrittenDate(movie);
}

function preloadPictures(movie: Movie | null): void {
  preloadImage(movie?.backdrop, IMAGE_SIZES.backdrop);
  preloadImage(movie?.picture, IMAGE_SIZES.poster);
}

/** With its coming release date, if that was written by hand and understood (product 5.13). */
async function withWrittenDate(movie: Movie): Promise<UpcomingMovie> {
  if (!isWrittenDate(movie)) return movie;
  return import('../../../content/movie/written-order').then(
    ({ withRelease }) => withRelease(movie),
    () => movie,
  );
}
