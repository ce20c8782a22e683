import type { LoaderFunctionArgs } from 'react-router-dom';
import { IMAGE_SIZES } from '../../domain/pictures/image-sizes';
import { preloadImage } from '../../data/priority-images';
import { resource } from '../../data/resource';
import type { Movie } from '../../domain/movies/movie';
import { isWrittenDate, type UpcomingMovie } from '../../domain/movies/release-order';
import { getDue } from '../../services/due/due-entries';
import { getMovie } from '../../services/movies/movie';

export type MovieData = ReturnType<typeof movieLoader>;

/** Reads the movie that the address names. */
export function movieLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] ?? '';
  return { id, movie: resource(() => fetchMovie(id)) };
}

/**
 * Reads a movie, also one that is due; null if there is none. The pictures of the page's head are asked
 * for as soon as their addresses are known.
 */
export async function fetchMovie(id: string) {
  const movie = await getDue('movie', id, getMovie);
  preloadImage(movie?.backdrop, IMAGE_SIZES.backdrop);
  preloadImage(movie?.picture, IMAGE_SIZES.poster);
  return movie && withWrittenDate(movie);
}

/** With its coming release date, if that was written by hand and understood (product 5.13). */
async function withWrittenDate(movie: Movie): Promise<UpcomingMovie> {
  if (!isWrittenDate(movie)) return movie;
  return import('../../domain/movies/written-order').then(
    ({ withRelease }) => withRelease(movie),
    () => movie,
  );
}
