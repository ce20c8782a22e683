import type { LoaderFunctionArgs } from 'react-router-dom';
import { movieFilterFrom } from '../../../domain/movies/movie-filter';
import { resource } from '../../../data/resource';
import { MOVIES_PER_PAGE } from '../../../domain/limits';
import type { Movie } from '../../../domain/movies/movie';
import { getMovie } from '../../../services/movies/movie';
import { adminMoviesReader } from '../../../services/admin-lists/movies';
import { countMissingSharePictures } from '../../../services/admin-lists/share-pictures';
import { adminList } from '../../kit/admin-list';
import { sortOrderFrom } from '../../kit/lists/sort-order';

export const movieList = adminList<Movie>(MOVIES_PER_PAGE);

export type AdminMoviesData = Awaited<ReturnType<typeof adminMoviesLoader>>;

/** Reads the movies by the status, search, order and number of pages in the address (product 11.4). */
export async function adminMoviesLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const status = movieFilterFrom(searchParams);
  const search = searchParams.get('search')?.trim() ?? '';
  const order = sortOrderFrom(searchParams);
  const start = () => adminMoviesReader({ status, search, order });
  const pages = await movieList.read(searchParams, start, JSON.stringify([status, search, order]));
  const missingShare = resource(countMissingSharePictures);
  return { status, search, order, missingShare, ...pages };
}

export type MovieToEdit = ReturnType<typeof editMovieLoader>;

/** Starts to read the movie to edit; null if there is none with that id. */
export function editMovieLoader({ params: { id = '' } }: LoaderFunctionArgs) {
  return { id, movie: resource(() => getMovie(id)) };
}
