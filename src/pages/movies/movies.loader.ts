import type { LoaderFunctionArgs } from 'react-router-dom';
import { MOVIE_FILTERS, type MovieFilter } from '../../app/paths';
import { resource } from '../../app/resource';
import { MOVIES_PER_PAGE } from '../../domain/limits';
import type { Movie } from '../../domain/movie';
import { Pager } from '../../domain/pager';
import { movies } from '../../services/movies';

/** The list being read, kept so that "Show more" and Back read nothing twice. */
let list: { filter: MovieFilter; pager: Pager<Movie> } | undefined;

export type MoviesData = Awaited<ReturnType<typeof moviesLoader>>;

/** Reads the movies that the address asks for: its filter, and as many pages (DESIGN R4). */
export async function moviesLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams.get('status'));
  const page = readPage(searchParams.get('page'));

  const goesOn = page > 1 && list?.filter === filter;
  if (!list || !goesOn) list = { filter, pager: new Pager(movies(filter), MOVIES_PER_PAGE) };
  const { pager } = list;
  const found = resource(() => pager.upTo(page));

  // A list that grows stays as it is until the next page is there.
  if (goesOn) await found.outcome;
  return { filter, page, found };
}

function readFilter(value: string | null): MovieFilter {
  return MOVIE_FILTERS.find((filter) => filter.toLowerCase() === value?.toLowerCase()) ?? 'All';
}

function readPage(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 ? page : 1;
}
