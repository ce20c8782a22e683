import type { LoaderFunctionArgs } from 'react-router-dom';
import { pagedList } from '../../app/paged-list';
import { MOVIE_FILTERS, type MovieFilter } from '../../app/paths';
import { resource } from '../../app/resource';
import { MOVIES_PER_PAGE } from '../../domain/limits';
import type { Movie } from '../../domain/movie';
import { getMovie } from '../../services/movies';
import { adminMovies } from '../../services/movies-admin';

const list = pagedList<Movie>(MOVIES_PER_PAGE);
/** Counts writes and visits: what was read before one is not shown after it. */
let version = 0;
let shown = version;

export type MoviesData = Awaited<ReturnType<typeof moviesLoader>>;

/** Reads the movies that the address asks for: status, search, and as many pages (DESIGN R4). */
export async function moviesLoader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const status = readFilter(searchParams.get('status'));
  const search = searchParams.get('search')?.trim() ?? '';
  const key = JSON.stringify([status, search, version]);
  const pages = await list(searchParams, () => adminMovies({ status, search }), key);

  // After a write the list stays as it is until it has been read again; coming back, the page
  // waits for it, so that it is where it was left.
  if (shown !== version) await pages.found.outcome;
  shown = version;
  return { status, search, ...pages };
}

export type MovieToEdit = ReturnType<typeof movieLoader>;

/** Reads the movie that is to be edited; null when it is not there. */
export function movieLoader({ params: { id = '' } }: LoaderFunctionArgs) {
  return { id, found: resource(() => getMovie(id)) };
}

/** Waits for a write. The list is read again afterwards, as a write that failed may have arrived. */
export async function afterWrite<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } finally {
    version += 1;
  }
}

/** What was read is not kept beyond the visit to the page: somebody else may change it. */
export function forgetMovies(): void {
  version += 1;
}

function readFilter(value: string | null): MovieFilter {
  return MOVIE_FILTERS.find((filter) => filter.toLowerCase() === value?.toLowerCase()) ?? 'All';
}
