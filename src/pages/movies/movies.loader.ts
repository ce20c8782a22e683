import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchPicture, SIZES } from '../../app/first-picture';
import { movieFilterOf } from '../../app/movie-filter';
import { pagedList } from '../../app/paged-list';
import { MOVIES_PER_PAGE } from '../../domain/limits';
import type { Movie } from '../../domain/movie';
import { movies } from '../../services/movies';

const list = pagedList<Movie>(MOVIES_PER_PAGE);

/** The posters that fill a screen, more or less. */
export const FIRST_POSTERS = 4;

export type MoviesData = Awaited<ReturnType<typeof moviesLoader>>;

/** Reads the movies that the address asks for: its filter, and as many pages (DESIGN R4). */
export async function moviesLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const filter = movieFilterOf(searchParams);
  const pages = await list(searchParams, () => movies(filter), filter);
  void pages.found.outcome.then((found) => found.ok && fetchFirst(found.value.entries));
  return { filter, ...pages };
}

/** The first posters are asked for as soon as their addresses are known. */
function fetchFirst(entries: readonly Movie[]): void {
  for (const { picture } of entries.slice(0, FIRST_POSTERS)) fetchPicture(picture, SIZES.card);
}
