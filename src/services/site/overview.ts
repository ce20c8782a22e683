import { VIDEOS_READ_ON_LANDING } from '../../domain/limits';
import type { Movie } from '../../domain/movies/movie';
import { today } from '../../domain/movies/release-order';
import { isIsoDay } from '../../domain/movies/release-date';
import type { SearchEntry } from '../../domain/search/search-entry';
import { applyChanges } from '../../domain/search/search-index';
import type { Video } from '../../domain/entries/video';
import { listAnnouncements } from '../entries/announcements';
import { listLandingBanners } from '../entries/hero-banners';
import { moviesReader } from '../movies/movies';
import { NoSearchIndexError, readStoredIndex, type StoredIndex } from '../search/search-index';
import { listUnpublished } from '../store/unpublished';
import { videosReader } from '../entries/videos';

// What the admin homepage says first (product 14.16). Each function reads a bounded number of
// documents, and throws FirestoreError or TimeoutError.

export const readBanners = () => listLandingBanners();

/** Returns the newest videos, as many as the landing page chooses from. */
export const readVideos = (): Promise<readonly Video[]> => videosReader(VIDEOS_READ_ON_LANDING)();

/** Returns the newest movies. */
export const readMovies = (): Promise<readonly Movie[]> => moviesReader('All')();

export const readAnnouncements = () => listAnnouncements();

/** Returns what is not published yet, which is never much: all of it is read. */
export const readUnpublished = () => listUnpublished();

interface IndexOverview {
  /** Movies that say Upcoming although their release date has passed. */
  readonly overdue: readonly SearchEntry[];
  /** What was added or changed since the parts of the index were written, last first. */
  readonly changed: readonly SearchEntry[];
}

/** Finds in the search index, as one movie among many may be overdue. */
export async function readIndexOverview(): Promise<IndexOverview> {
  const { entries, changes } = await storedIndex();
  const lastFirst = changes.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return {
    overdue: applyChanges(entries, changes).filter(isOverdue),
    changed: lastFirst.flatMap(({ entry }) => entry ?? []),
  };
}

/** Without an index there is nothing to find: the visit builds it (product 24.6). */
const storedIndex = (): Promise<Pick<StoredIndex, 'entries' | 'changes'>> =>
  readStoredIndex().catch((error: unknown) => {
    if (error instanceof NoSearchIndexError) return { entries: [], changes: [] };
    throw error;
  });

const isOverdue = ({ status, releaseDate = '' }: SearchEntry) =>
  status === 'Upcoming' && isIsoDay(releaseDate) && releaseDate < today();
