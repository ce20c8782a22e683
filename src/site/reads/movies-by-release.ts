import { entryIn } from '../../content/base/convert';
import { isIsoDay } from '../../shared/day';
import { collection, orderBy, where } from 'firebase/firestore/lite';
import { type Cursor, mergeByTime, type ReadNext } from '../../shared/lists/merge-by-time';
import { IN_CINEMAS, IN_CINEMAS_DAYS } from '../../shared/limits';
import { movieKind, MOVIE_STATUSES, type Movie, type MovieStatus } from '../../content/movie/movie';
import { today } from '../../content/locale/company-clock';
import { moviesCollection } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { statusSpellings } from '../../store/read/status-source';
import { documentWithId, timeOrderedSource } from '../../store/read/time-ordered-reads';

interface ReleaseQuery {
  readonly status: MovieStatus;
  /** The range of the stored dates: `from` is included, `before` is excluded. */
  readonly from: string;
  readonly before: string;
  readonly direction: 'asc' | 'desc';
  readonly pageSize: number;
  readonly after?: Cursor | undefined;
}

/** Returns a function that reads movies in the order of their stored release dates. */
export function moviesByRelease(release: ReleaseQuery): ReadNext<Movie> {
  const { status, from, before, direction, pageSize, after } = release;
  const sources = MOVIE_STATUSES.map((name) => {
    const movies = collection(firestore, moviesCollection(name));
    const { ordered } = timeOrderedSource(movies, {
      pageSize,
      where: [
        where('status', 'in', statusSpellings(status)),
        where('ReleaseDate', '>=', from),
        where('ReleaseDate', '<', before),
      ],
      order: [orderBy('ReleaseDate', direction)],
      after: documentWithId(movies, after?.[cursorKey(name)]),
      read: entryIn(movieKind),
    });
    return { ordered, undated: () => Promise.resolve([]) };
  });
  const sign = direction === 'asc' ? 1 : -1;
  return mergeByTime<Movie>(sources, pageSize, (a, b) =>
    (a.releaseDate ?? '') < (b.releaseDate ?? '') ? -sign : sign,
  );
}

const cursorKey = (name: MovieStatus) => `${name}/date`;

/** The movies that were read in the order of release dates. */
const inReleaseOrder = new WeakSet<Movie>();

/** Makes `movieCursor` continue after this movie in the order of release dates. */
export const addReleaseCursor = (movie: Movie): void => void inReleaseOrder.add(movie);

/** Returns the cursor that continues a list after this movie. */
export function movieCursor(movie: Movie): Cursor {
  const { collection: name, id, publishedAt } = movie;
  if (inReleaseOrder.has(movie)) return { [cursorKey(name)]: id };
  // Without a time, a movie has no position from which a cursor could continue.
  return publishedAt ? { [name]: id } : {};
}

/**
 * Returns the movies that were released in the last weeks, latest first. Throws FirestoreError or
 * TimeoutError.
 */
export async function listInCinemas(): Promise<readonly Movie[]> {
  const read = moviesByRelease({
    status: 'Released',
    from: today(IN_CINEMAS_DAYS),
    before: today(-1),
    direction: 'desc',
    pageSize: IN_CINEMAS,
  });
  const movies = await read();
  return movies.filter(({ releaseDate = '' }) => isIsoDay(releaseDate));
}
