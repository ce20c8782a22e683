import type { LoaderFunctionArgs } from 'react-router-dom';
import { IMAGE_SIZES } from '../../components/image-sizes';
import { preloadImage } from '../../data/priority-images';
import { resource } from '../../data/resource';
import { getDue } from '../../services/due-entries';
import { getMovie } from '../../services/movie';
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
  return movie;
}
