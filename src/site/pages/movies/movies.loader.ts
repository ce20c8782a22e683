import type { LoaderFunctionArgs } from 'react-router-dom';
import { IMAGE_SIZES } from '../../../shared/pictures/picture';
import { preloadImage } from '../../../shared/data/first-view';
import type { Cursor, ReadNext } from '../../../shared/lists/merge-by-time';
import type { MovieFacet, MovieFacets } from '../../../content/search/movie-facets';
import { movieFilterFrom, type MovieFilter, type Movie } from '../../../content/movie/movie';
import { pagedList } from '../../../shared/data/paged-list';
import { FIRST_POSTERS, IN_CINEMAS, MOVIES_PER_PAGE } from '../../../shared/limits';
import { resource, type Resource } from '../../../shared/data/resource';
import { refreshNames } from '../../../store/names/names';
import { withDue } from '../../../store/due/due-entries';
import { moviesReader } from '../../../store/read/lists';
import { listInCinemas, movieCursor } from '../../reads/movies-by-release';
import { upcomingReader, type LongListReader } from '../../reads/upcoming-movies';
import { isIsoDay } from '../../../shared/day';

/** Returns the cursor after a movie in lists that are read with the search index. */
const indexCursor = ({ collection, id }: Movie) => ({ movie: `${collection}/${id}` });

const movieList = pagedList<Movie>(MOVIES_PER_PAGE, (movie) => ({
  ...movieCursor(movie),
  ...indexCursor(movie),
}));
const filteredList = pagedList<Movie>(MOVIES_PER_PAGE, indexCursor);

const MOVIES = { kind: 'movie', size: MOVIES_PER_PAGE } as const;
const IN_CINEMAS_LIST = {
  kind: 'movie',
  status: 'Released',
  inCinemas: true,
  size: IN_CINEMAS,
} as const;

const LIMITS = ['genre', 'language', 'year', 'person'] satisfies MovieFacet[];

/** The movies in cinemas, which do not change while more pages of the list are opened. */
let inCinemas: Resource<readonly Movie[]> | undefined;

export type MoviesData = Awaited<ReturnType<typeof moviesLoader>>;

/**
 * Reads the movies for the filters and the number of pages in the address. The movies in cinemas
 * are read with the first page of an unfiltered list.
 */
export async function moviesLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { searchParams } = new URL(request.url);
  const filter = movieFilterFrom(searchParams);
  const limits = limitsFrom(searchParams);
  const { isNextPage, ...pages } = limits
    ? await filteredList(searchParams, filteredBy(filter, limits), JSON.stringify([filter, limits]))
    : await movieList(searchParams, readerOf(filter), filter);
  if (!inCinemas || !isNextPage) {
    const isShown = filter !== 'Upcoming' && !limits;
    inCinemas = resource(
      isShown ? withDue(IN_CINEMAS_LIST, listInCinemas) : () => Promise.resolve([]),
    );
    void inCinemas.outcome.then((outcome) => outcome.ok && preloadPosters(outcome.value));
  }
  // The heading contains the name of the person.
  if (limits) await refreshNames?.();
  void pages.list.outcome.then((outcome) => outcome.ok && preloadPosters(outcome.value.entries));
  return { filter, limits, inCinemas, ...pages };
}

const readerOf = (filter: MovieFilter) => (after?: Cursor) =>
  withDue({ ...MOVIES, status: filter, after }, publishedReader(filter, after));

function publishedReader(filter: MovieFilter, after?: Cursor): ReadNext<Movie> {
  if (filter === 'All') return moviesReader(filter, { after });
  const readLong = () =>
    import('./filtered-movies').then(
      ({ filteredListReader }) => filteredListReader(filter, after),
      () => undefined,
    );
  return filter === 'Upcoming' ? upcomingReader(after, readLong) : releasedReader(after, readLong);
}

/**
 * Returns a function that reads movies with the search index; its code is loaded with the first
 * page. After a failure the read starts again.
 */
const filteredBy = (filter: MovieFilter, limits: MovieFacets) => (after?: Cursor) => {
  let reader: ReadNext<Movie> | undefined;
  return async () => {
    reader ??= await (await import('./filtered-movies')).filteredReader(filter, limits, after);
    return reader();
  };
};

/** Returns the filters in the address other than the status; undefined if there are none. */
function limitsFrom(search: URLSearchParams): MovieFacets | undefined {
  const limits = LIMITS.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return limits.length > 0 ? Object.fromEntries(limits) : undefined;
}

/** Requests the first posters as soon as their URLs are known. */
function preloadPosters(movies: readonly Movie[]): void {
  for (const { picture } of movies.slice(0, FIRST_POSTERS)) preloadImage(picture, IMAGE_SIZES.card);
}

/**
 * Returns a function that reads the next MOVIES_PER_PAGE released movies, latest release first. A
 * list of more than a page is read by `readLong` or, if it returns undefined, in the order of
 * publication. Throws FirestoreError or TimeoutError.
 */
function releasedReader(after: Cursor | undefined, readLong: LongListReader): ReadNext<Movie> {
  const byTime = moviesReader('Released', { after });
  let readRest: ReadNext<Movie> | undefined;

  return async (onPartial) => {
    if (after) readRest ??= (await readLong()) ?? byTime;
    if (readRest) return readRest(onPartial);
    const first = await byTime();
    if (first.length < MOVIES_PER_PAGE) {
      readRest = byTime;
      return latestFirst(first);
    }
    readRest = await readLong();
    if (readRest) return readRest();
    readRest = byTime;
    return first;
  };
}

/**
 * Sorts by release date, latest first. Movies whose date cannot be parsed come last, in their
 * previous order.
 */
async function latestFirst(movies: readonly Movie[]): Promise<readonly Movie[]> {
  const isPlain = movies.every(({ releaseDate }) => !releaseDate || isIsoDay(releaseDate));
  if (!isPlain) {
    const code = await import('../../../content/movie/written-order').catch(() => undefined);
    if (code) return code.byLatestRelease(movies);
  }
  const dayOf = ({ releaseDate = '' }: Movie) => (isIsoDay(releaseDate) ? releaseDate : '');
  return movies.toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -Number(dayOf(a) > dayOf(b))));
}
