import type { LoaderFunctionArgs } from 'react-router-dom';
import { resource } from '../../app/resource';
import { getMovie } from '../../services/movies';

export type MovieData = ReturnType<typeof movieLoader>;

/** Reads the movie that the address names. */
export function movieLoader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const id = params['id'] ?? '';
  return { id, movie: resource(() => getMovie(id)) };
}
