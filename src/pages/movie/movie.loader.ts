import type { LoaderFunctionArgs } from 'react-router-dom';
import { IMAGE_SIZES } from '../../components/cards/image-sizes';
import { preloadImage } from '../../data/priority-images';
import { resource } from '../../data/resource';
import type { Movie } from '../../domain/movies/movie';
import { isIsoDay } from '../../domain/movies/release-date';
import type { UpcomingMovie } from '../../domain/movies/release-order';
import { getDue } from '../../services/due/due-entries';
import { getMovie } from '../../services/movies/movie';
import { BACKDROP_SIZES } from './backdrop-sizes';

export type MovieData = ReturnType<typeof movieLoader>;

/** Reads the movie that the address names. */
export function movieLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] ?? '';
  return { id, movie: resource(() => fetchMovie(id)) };
}

/** The pictures of the page's head are asked for as soon as their addresses are known. */
async function fetchMovie(id: string) {
  const movie = (await getMovie(id)) ?? (await getDue('movie', id));
  preloadImage(movie?.backdrop, BACKDROP_SIZES);
  preloadImage(movie?.picture, IMAGE_SIZES.poster);
  return movie && withWrittenDate(movie);
}

/** With its coming release date, if that was written by hand and understood (product 5.13). */
async function withWrittenDate(movie: Movie): Promise<UpcomingMovie> {
  if (movie.status !== 'Upcoming' || !movie.releaseDate || isIsoDay(movie.releaseDate))
    return movie;
  return import('../../domain/movies/written-order').then(
    ({ withRelease }) => withRelease(movie),
    () => movie,
  );
}
