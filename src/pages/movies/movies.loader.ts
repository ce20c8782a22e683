import type { LoaderFunctionArgs } from 'react-router-dom';
import { pagedList } from '../../app/paged-list';
import { MOVIE_FILTERS, type MovieFilter } from '../../app/paths';
import { MOVIES_PER_PAGE } from '../../domain/limits';
import type { Movie } from '../../domain/movie';
import { movies } from '../../services/movies';

const list = pagedList<Movie>(MOVIES_PER_PAGE);

export type MoviesData = Awaited<ReturnType<typeof moviesLoader>>;

/** Reads the movies that the address asks for: its filter, and as many pages (DESIGN R4). */
export async function moviesLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams.get('status'));
  return { filter, ...(await list(searchParams, () => movies(filter), filter)) };
}

function readFilter(value: string | null): MovieFilter {
  return MOVIE_FILTERS.find((filter) => filter.toLowerCase() === value?.toLowerCase()) ?? 'All';
}
