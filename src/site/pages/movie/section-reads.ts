import { resource, type Resource } from '../../../shared/data/resource';
import { NEWS_ON_MOVIE, STILLS_ON_MOVIE, VIDEOS_ON_MOVIE } from '../../../shared/limits';
import type { Announcement } from '../../../content/announcement/announcement';
import type { Movie } from '../../../content/movie/movie';
import { relatedMovies } from '../../../content/search/related-movies';
import { withDue } from '../../../store/due/due-entries';
import { listAnnouncements } from '../../../store/read/lists';
import { listMovieEvents } from '../../../store/read/events';
import { galleryReader } from '../../../store/read/gallery';
import { getMoviesByKey } from '../../../store/read/movies';
import { NoSearchIndexError } from '../../../store/read/search-index';
import { cachedSearchIndex } from '../../../store/read/search-index-cache';
import { listMovieVideos } from '../../reads/movie-videos';

/** Load what draws the entries of each section. */
export const CARDS = {
  stills: () => import('./MovieStills'),
  videos: () => import('../../components/cards/VideoGrid'),
  events: () => import('./MovieEvents'),
  news: () => import('../../components/cards/AnnouncementList'),
  related: () => import('../../components/cards/MovieWall'),
} as const;

/** The entries of each section below a movie's details. */
export type SectionReads = ReturnType<typeof startReads>;

/** By movie object: Back shows the object of the cached data, so its sections are not read again. */
const started = new WeakMap<Movie, SectionReads>();

/** Returns the reads of a movie's sections, and starts them if they have not been started. */
export function readSections(movie: Movie): SectionReads {
  const reads = started.get(movie) ?? startReads(movie);
  started.set(movie, reads);
  return reads;
}

function startReads(movie: Movie) {
  const { id } = movie;
  // One more than are shown says whether there are others.
  const images = { movieId: id, size: STILLS_ON_MOVIE + 1 };
  const stills = resource(
    withCards('stills', withDue({ kind: 'image', ...images }, galleryReader(images))),
  );
  const videos = resourceAfter(
    stills,
    'videos',
    withDue({ kind: 'video', movieId: id, size: VIDEOS_ON_MOVIE }, () => listMovieVideos(id)),
  );
  const events = resourceAfter(
    videos,
    'events',
    withDue({ kind: 'event', movieId: id, coming: true }, () => listMovieEvents(id)),
  );
  const news = resourceAfter(
    events,
    'news',
    withDue({ kind: 'announcement', movieId: id, size: NEWS_ON_MOVIE }, () => listMovieNews(id)),
  );
  const related = resourceAfter(news, 'related', () => fetchRelated(movie));
  return { stills, videos, events, news, related };
}

/** A read that ends together with the section `above`: its section would move down otherwise. */
const resourceAfter = <T extends readonly unknown[]>(
  above: Resource<unknown>,
  section: keyof typeof CARDS,
  read: () => Promise<T>,
) => {
  const complete = withCards(section, read);
  return resource(async () => {
    const [found] = await Promise.all([complete(), above.outcome]);
    return found;
  });
};

/** A read that loads the code of its section, too, unless there is nothing in it. */
const withCards =
  <T extends readonly unknown[], Args extends unknown[]>(
    section: keyof typeof CARDS,
    read: (...args: Args) => Promise<T>,
  ) =>
  async (...args: Args) => {
    const found = await read(...args);
    if (found.length > 0) await CARDS[section]();
    return found;
  };

/** Returns the newest announcements of a movie (product 5.32); throws as `listAnnouncements`. */
async function listMovieNews(movieId: string): Promise<readonly Announcement[]> {
  const all = await listAnnouncements();
  return all.filter((announcement) => announcement.movieId === movieId).slice(0, NEWS_ON_MOVIE);
}

/**
 * Reads the movies that are related to this one (product 5.21): the search index, and a document for each;
 * none without an index. Throws FirestoreError or TimeoutError.
 */
async function fetchRelated(movie: Movie): Promise<readonly Movie[]> {
  try {
    return await getMoviesByKey(relatedMovies(await cachedSearchIndex().all, movie));
  } catch (error) {
    if (error instanceof NoSearchIndexError) return [];
    throw error;
  }
}
