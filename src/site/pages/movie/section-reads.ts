import { resource, type Resource } from '../../../shared/data/resource';
import {
  ARCHIVE_FROM,
  NEWS_ON_MOVIE,
  STILLS_ON_MOVIE,
  VIDEOS_ON_MOVIE,
} from '../../../shared/limits';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
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

/**
 * The entries of a section and the code that renders them, which is only loaded if there are
 * entries.
 */
export interface MovieSection<T, Code> {
  readonly entries: readonly T[];
  readonly code: Code | undefined;
}

/** The sections below a movie's details. */
export type SectionReads = ReturnType<typeof startReads>;

/**
 * The reads by movie object: after Back the page has the object of the cached data, so that its
 * sections are not read again.
 */
const started = new WeakMap<Movie, SectionReads>();

/** Returns the reads of a movie's sections; starts them on the first call. */
export function readSections(movie: Movie): SectionReads {
  const reads = started.get(movie) ?? startReads(movie);
  started.set(movie, reads);
  return reads;
}

function startReads(movie: Movie) {
  const { id } = movie;
  // One more than are shown, to find out whether there are more.
  const images = { movieId: id, size: STILLS_ON_MOVIE + 1 };
  const stills = sectionBelow(
    undefined,
    withDue({ kind: 'image', ...images }, galleryReader(images)),
    () => import('./MovieStills'),
  );
  const videos = sectionBelow(
    stills,
    withDue({ kind: 'video', movieId: id, size: VIDEOS_ON_MOVIE }, () => listMovieVideos(id)),
    () => import('../../components/cards/VideoGrid'),
  );
  const events = sectionBelow(
    videos,
    withDue({ kind: 'event', movieId: id, coming: true }, () => listMovieEvents(id)),
    () => import('./MovieEvents'),
  );
  const news = sectionBelow(
    events,
    withDue({ kind: 'announcement', movieId: id, size: NEWS_ON_MOVIE }, () => listMovieNews(id)),
    () => import('../../components/cards/AnnouncementList'),
  );
  const related = sectionBelow(
    news,
    () => fetchRelated(movie),
    () => import('../../components/cards/MovieWall'),
  );
  return { stills, videos, events, news, related };
}

/**
 * Reads a section, and loads its code if it has entries. Resolves together with the section
 * `above`, which would otherwise push it down.
 */
function sectionBelow<T, Code>(
  above: Resource<unknown> | undefined,
  read: ReadNext<T>,
  load: () => Promise<Code>,
): Resource<MovieSection<T, Code>> {
  const sectionOf = async (entries: readonly T[]) => {
    const [code] = await Promise.all([entries.length > 0 ? load() : undefined, above?.outcome]);
    return { entries, code };
  };
  return resource(async (onPartial) =>
    sectionOf(await read(async (partial) => onPartial(await sectionOf(partial)))),
  );
}

/** Returns the newest announcements about a movie; throws what `listAnnouncements` throws. */
async function listMovieNews(movieId: string): Promise<readonly Announcement[]> {
  const all = await listAnnouncements();
  const news = all.filter((announcement) => announcement.movieId === movieId);
  if (news.length >= NEWS_ON_MOVIE || all.length < ARCHIVE_FROM)
    return news.slice(0, NEWS_ON_MOVIE);
  const { listArchivedNaming } = await import('../../reads/archived-announcements');
  return [...news, ...(await listArchivedNaming(movieId, NEWS_ON_MOVIE - news.length))];
}

/**
 * Finds related movies in the search index, and reads a document for each; none without an index.
 * Throws FirestoreError or TimeoutError.
 */
async function fetchRelated(movie: Movie): Promise<readonly Movie[]> {
  try {
    return await getMoviesByKey(relatedMovies(await cachedSearchIndex().all, movie));
  } catch (error) {
    if (error instanceof NoSearchIndexError) return [];
    throw error;
  }
}
