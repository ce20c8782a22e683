import { IMAGE_SIZES } from '../../../shared/pictures/picture';
import { preloadImage, priorityImagesLoaded } from '../../../shared/data/first-view';
import { deferWall } from './home.view';
import { resource } from '../../../shared/data/resource';
import type { HeroBanner } from '../../../content/banner/banner';
import {
  HERO_BANNERS_ON_LANDING,
  MOVIES_PER_PAGE,
  VIDEOS_ON_LANDING,
} from '../../../shared/limits';
import {
  listAnnouncements,
  listLandingBanners,
  listLandingVideos,
} from '../../../store/read/lists';
import { withDue } from '../../../store/due/due-entries';
import { withoutDeadLinks } from '../../../store/links/away-movies';
import { upcomingReader } from '../../reads/upcoming-movies';

export type HomeData = ReturnType<typeof homeLoader>;

/**
 * Starts the reads of the landing page; each section waits for its own read, together with due
 * entries, and the videos are read when their section is near. `onWallNear` starts the read that
 * completes the wall of movies.
 */
export function homeLoader() {
  const wall = deferWall();
  const banners = resource(
    withoutDeadLinks(
      async () => {
        const found = await listBanners();
        // Waits for the movies, so that the ticket buttons have their final labels from the start.
        await Promise.race([upcoming.outcome, priorityImagesLoaded()]);
        return found;
      },
      async () => {
        const movies = await upcoming.outcome;
        return movies.ok ? movies.value : [];
      },
    ),
  );
  const upcoming = resource(upcomingMoviesReader(), wall);
  return {
    banners,
    announcements: resource(withDue({ kind: 'announcement' }, listAnnouncements)),
    next: upcoming,
    upcoming,
    onWallNear: wall.onWallNear,
    videos: resource(landingVideosReader(), { isLater: true }),
  };
}

/** Returns a function that reads the wall of upcoming movies. */
export const upcomingMoviesReader = () =>
  withDue({ kind: 'movie', status: 'Upcoming', size: MOVIES_PER_PAGE }, upcomingReader());

/** Returns a function that reads the newest videos. */
export const landingVideosReader = () =>
  withDue({ kind: 'video', onLandingPage: true, size: VIDEOS_ON_LANDING }, listLandingVideos);

/** Reads the banners, and requests the first one's picture as soon as its URL is known. */
async function listBanners(): Promise<readonly HeroBanner[]> {
  const list = { kind: 'banner', size: HERO_BANNERS_ON_LANDING } as const;
  const banners = await withDue(list, listLandingBanners)();
  preloadImage(banners[0]?.picture, IMAGE_SIZES.banner);
  return banners;
}
