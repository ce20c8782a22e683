import type { LoaderFunctionArgs } from 'react-router-dom';
import { movieFilterOf } from '../../app/movie-filter';
import { resource } from '../../app/resource';
import { MOVIES_PER_PAGE } from '../../domain/limits';
import type { Movie } from '../../domain/movie';
import { getMovie } from '../../services/movies';
import { adminMovies } from '../../services/movies-admin';
import { entryList } from '../entry-list';
import { orderIn } from '../sort-order';

export const movieList = entryList<Movie>(MOVIES_PER_PAGE);

export type MoviesData = Awaited<ReturnType<typeof moviesLoader>>;

/** Reads the movies that the address asks for: status, search, order, and as many pages (R4). */
export async function moviesLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const status = movieFilterOf(searchParams);
  const search = searchParams.get('search')?.trim() ?? '';
  const order = orderIn(searchParams);
  const start = () => adminMovies({ status, search, order });
  const pages = await movieList.read(searchParams, start, JSON.stringify([status, search, order]));
  return { status, search, order, ...pages };
}

export type MovieToEdit = ReturnType<typeof movieLoader>;

/** Reads the movie that is to be edited; null when it is not there. */
export function movieLoader({ params: { id = '' } }: LoaderFunctionArgs) {
  return { id, found: resource(() => getMovie(id)) };
}
