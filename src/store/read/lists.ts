import { readFieldEntries, entryIn } from '../../content/base/convert';
import { doc, collection, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { announcementKind, type Announcement } from '../../content/announcement/announcement';
import {
  HERO_BANNERS_ON_LANDING,
  VIDEOS_ON_LANDING,
  VIDEOS_READ_ON_LANDING,
  MOVIES_PER_PAGE,
} from '../../shared/limits';
import { firestore, readDocument } from '../../firebase/firestore';
import {
  ANNOUNCEMENTS_DOCUMENT,
  HERO_BANNERS,
  VIDEOS,
  moviesCollection,
  isDocumentId,
} from '../../firebase/collections';
import { bannerKind, type HeroBanner } from '../../content/banner/banner';
import { mergeByTime, type ReadNext, type Cursor } from '../../shared/lists/merge-by-time';
import { statusSource } from './status-source';
import { timeOrderedSource, documentWithId } from './time-ordered-reads';
import { videoKind, type Video } from '../../content/video/video';
import { movieKind, MOVIE_STATUSES, type Movie, type MovieStatus } from '../../content/movie/movie';

/** Returns all announcements, newest first, from their one document. Throws FirestoreError or TimeoutError. */
export async function listAnnouncements(): Promise<readonly Announcement[]> {
  const document = await readDocument(doc(firestore, ANNOUNCEMENTS_DOCUMENT));
  return document.exists() ? readFieldEntries(announcementKind, document.data()) : [];
}

/** The limit of the query for banners without a timestamp: the rules' maximum (product 11.6). */
const BANNERS_SCAN_LIMIT = 10;

/** Returns the banners of the landing page, newest first. Throws FirestoreError or TimeoutError. */
export function listLandingBanners(): Promise<readonly HeroBanner[]> {
  const banners = timeOrderedSource(collection(firestore, HERO_BANNERS), {
    pageSize: HERO_BANNERS_ON_LANDING,
    scanLimit: BANNERS_SCAN_LIMIT,
    read: entryIn(bannerKind),
  });
  return mergeByTime([banners], HERO_BANNERS_ON_LANDING)();
}

/**
 * Returns a function that reads the next `pageSize` videos, newest first, from the first one or after the
 * video with the id `after`. The function throws FirestoreError or TimeoutError.
 */
export function videosReader(pageSize: number, after?: string): ReadNext<Video> {
  const videos = collection(firestore, VIDEOS);
  const source = timeOrderedSource(videos, {
    after: documentWithId(videos, after),
    pageSize,
    read: entryIn(videoKind),
  });
  return mergeByTime([source], pageSize);
}

/** Returns the videos of the landing page. Throws FirestoreError or TimeoutError. */
export async function listLandingVideos(): Promise<readonly Video[]> {
  const newest = await videosReader(VIDEOS_READ_ON_LANDING)();
  return newest.filter((video) => video.onLandingPage).slice(0, VIDEOS_ON_LANDING);
}

/** Returns the video with this id, or null. Throws FirestoreError or TimeoutError. */
export async function getVideo(id: string): Promise<Video | null> {
  if (!isDocumentId(id)) return null;
  const document = await readDocument(doc(firestore, VIDEOS, id));
  return document.exists() ? entryIn(videoKind)(document) : null;
}

interface ReadOptions {
  /** Where the list starts: for each collection, the id of the movie before. */
  readonly after?: Cursor | undefined;
  readonly onRead?: (movie: Movie, document: QueryDocumentSnapshot) => void;
}

/**
 * Returns a function that reads the next MOVIES_PER_PAGE movies, newest first, from both
 * collections for every status, because a movie stays in its collection when its status changes.
 * The function throws FirestoreError or TimeoutError.
 */
export function moviesReader(
  status: MovieStatus | 'All',
  { after, onRead }: ReadOptions = {},
): ReadNext<Movie> {
  const collections = MOVIE_STATUSES.map((name) => {
    const movies = collection(firestore, moviesCollection(name));
    return timeOrderedSource(movies, {
      after: documentWithId(movies, after?.[name]),
      pageSize: MOVIES_PER_PAGE,
      ...statusSource(status, (document) => {
        const movie = entryIn(movieKind)(document);
        onRead?.(movie, document);
        return movie;
      }),
    });
  });
  return mergeByTime(collections, MOVIES_PER_PAGE);
}
