import { fetchPicture, SIZES } from '../../app/first-picture';
import { resource } from '../../app/resource';
import type { HeroBanner } from '../../domain/hero-banner';
import { listAnnouncements } from '../../services/announcements';
import { listLandingBanners } from '../../services/hero-banners';
import { movies } from '../../services/movies';
import { listLandingVideos } from '../../services/videos';

export type HomeData = ReturnType<typeof homeLoader>;

/** Starts the four reads of the landing page; each section waits for its own (DESIGN R3). */
export const homeLoader = () => ({
  banners: resource(listBanners),
  announcements: resource(listAnnouncements),
  upcoming: resource(movies('Upcoming')),
  videos: resource(listLandingVideos),
});

/** The first banner's picture is asked for as soon as its address is known. */
async function listBanners(): Promise<readonly HeroBanner[]> {
  const banners = await listLandingBanners();
  fetchPicture(banners[0]?.picture, SIZES.banner);
  return banners;
}
