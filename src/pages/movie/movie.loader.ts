import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchPicture, SIZES } from '../../app/first-picture';
import { resource } from '../../app/resource';
import { getMovie } from '../../services/movies';

export type MovieData = ReturnType<typeof movieLoader>;

/** Reads the movie that the address names. */
export function movieLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] ?? '';
  return { id, movie: resource(() => readMovie(id)) };
}

/** The poster is asked for as soon as its address is known. */
async function readMovie(id: string) {
  const movie = await getMovie(id);
  fetchPicture(movie?.picture, SIZES.poster);
  return movie;
}
