import type { Announcement } from '../../../content/announcement/announcement';
import type { HeroBanner } from '../../../content/banner/banner';
import type { DatedMovie } from '../../../content/movie/release-date';
import { cardOf } from '../../../content/movie/movie-card';
import { paths } from '../../../content/paths/paths';
import { preloadImage } from '../../../shared/data/first-view';
import { resolvedResource, resource, resourceValue } from '../../../shared/data/resource';
import { ANNOUNCEMENTS_ON_LANDING } from '../../../shared/limits';
import { IMAGE_SIZES } from '../../../shared/pictures/picture';
import type { ViewBeside } from '../../data/page-view';
import type { HomeData } from './home.loader';

/** The part of the page that is visible first; the rest is read on scrolling. */
interface HomeView {
  readonly banners: readonly HeroBanner[];
  /** The next release, and the films to which banners link. */
  readonly next: readonly DatedMovie[];
  readonly announcements: readonly Announcement[];
}

export const homeView: ViewBeside<HomeData, HomeView> = {
  pick: async ({ banners, upcoming, onWallNear, announcements }) => {
    onWallNear();
    const shown = await resourceValue(banners);
    const links = new Set(shown.map(({ link }) => link));
    const [next, ...others] = await resourceValue(upcoming);
    const linked = others.filter(({ id }) => links.has(paths.movie(id)));
    return {
      banners: shown,
      next: next ? [next, ...linked].map(cardOf) : [],
      announcements: (await resourceValue(announcements)).slice(0, ANNOUNCEMENTS_ON_LANDING),
    };
  },
  dataOf: ({ banners, next, announcements }) => {
    preloadImage(banners[0]?.picture, IMAGE_SIZES.banner);
    const reads = () => import('./home.loader');
    const wall = deferWall();
    return {
      banners: resolvedResource(banners),
      next: resolvedResource(next),
      announcements: resolvedResource(announcements),
      upcoming: resource(async (onPartial) => (await reads()).upcomingMoviesReader()(onPartial), {
        isLater: true,
        ...wall,
      }),
      onWallNear: wall.onWallNear,
      videos: resource(async () => (await reads()).landingVideosReader()(), { isLater: true }),
    };
  },
};

/** Returns a promise that delays completing the wall, and the function that resolves it. */
export function deferWall() {
  let resolveRest = () => {};
  const rest = new Promise<void>((resolve) => {
    resolveRest = resolve;
  });
  return { rest, onWallNear: () => resolveRest() };
}
