import { resource } from '../../app/resource';
import { listAnnouncements } from '../../services/announcements';
import { listLandingBanners } from '../../services/hero-banners';
import { movies } from '../../services/movies';
import { listLandingVideos } from '../../services/videos';

export type HomeData = ReturnType<typeof homeLoader>;

/** Starts the four reads of the landing page; each section waits for its own (DESIGN R3). */
export function homeLoader() {
  return {
    banners: resource(listLandingBanners),
    announcements: resource(listAnnouncements),
    upcoming: resource(movies('Upcoming')),
    videos: resource(listLandingVideos),
  };
}
