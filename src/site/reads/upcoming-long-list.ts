import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import type { Cursor, ReadNext } from '../../shared/lists/merge-by-time';
import { MOVIES_PER_PAGE } from '../../shared/limits';
import type { Movie } from '../../content/movie/movie';
import { today } from '../../content/locale/company-clock';
import type { DatedMovie } from '../../content/movie/release-date';
import { statusSpellings } from '../../store/read/status-source';
import { addReleaseCursor, moviesByRelease } from './movies-by-release';
import { sortUpcoming } from './upcoming-movies';

/** The sort key after every ISO day and before texts that begin with a letter. */
const AFTER_DAYS = '3';

interface LongList {
  /** Reads the upcoming movies in the order of publication. */
  readonly byTime: ReadNext<Movie>;
  /** The movies that `byTime` has returned so far. */
  readonly movies: readonly Movie[];
  /** The documents of these movies. */
  readonly documents: ReadonlyMap<Movie, QueryDocumentSnapshot>;
  readonly after: Cursor | undefined;
}

/**
 * Returns a function that reads the next page of upcoming movies: first by release date from today
 * on, then all others by time of publication. Each call also reads a page by time of publication
 * and drops the movies that the date query returns, so that no later call has to skip many.
 */
export function upcomingListReader({ byTime, movies, documents, after }: LongList) {
  const from = today();
  const byDate = moviesByRelease({
    status: 'Upcoming',
    from,
    before: AFTER_DAYS,
    direction: 'asc',
    pageSize: MOVIES_PER_PAGE,
    after,
  });
  const others: Movie[] = [];
  let page: readonly Movie[] | undefined = movies;
  let exhausted = false;
  // Preserved for the next call if this one fails before its page is complete.
  let dated: readonly Movie[] | undefined;

  return async (): Promise<readonly DatedMovie[]> => {
    dated ??= await byDate();
    const missing = MOVIES_PER_PAGE - dated.length;
    do {
      // oxlint-disable-next-line no-await-in-loop -- the next page depends on this one
      page ??= await byTime();
      others.push(...page.filter((movie) => !isInDateOrder(documents.get(movie), from)));
      exhausted = page.length === 0;
      page = undefined;
    } while (others.length < missing && !exhausted);
    const found = await sortUpcoming([...dated, ...others.splice(0, missing)]);
    const paths = new Set(dated.map(pathOf));
    for (const movie of found) if (paths.has(pathOf(movie))) addReleaseCursor(movie);
    dated = undefined;
    return found;
  };
}

const pathOf = ({ collection, id }: Movie) => `${collection}/${id}`;

/** Whether the query by date returns this document. */
function isInDateOrder(document: QueryDocumentSnapshot | undefined, from: string): boolean {
  const date: unknown = document?.get('ReleaseDate');
  return (
    statusSpellings('Upcoming').includes(document?.get('status')) &&
    typeof date === 'string' &&
    date >= from &&
    date < AFTER_DAYS
  );
}
