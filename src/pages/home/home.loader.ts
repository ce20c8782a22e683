import { IMAGE_SIZES } from '../../components/image-sizes';
import { preloadImage } from '../../data/priority-images';
import { resource } from '../../data/resource';
import type { HeroBanner } from '../../domain/hero-banner';
import { listAnnouncements } from '../../services/announcements';
import { listLandingBanners } from '../../services/hero-banners';
import { upcomingReader } from '../../services/upcoming-movies';
import { listLandingVideos } from '../../services/videos';

export type HomeData = ReturnType<typeof homeLoader>;

/** Starts the four reads of the landing page; each section waits for its own (product 4.11). */
export const homeLoader = () => ({
  banners: resource(listBanners),
  announcements: resource(listAnnouncements),
  upcoming: resource(upcomingReader()),
  videos: resource(listLandingVideos),
});

/** The first banner's picture is asked for as soon as its address is known. */
async function listBanners(): Promise<readonly HeroBanner[]> {
  const banners = await listLandingBanners();
  preloadImage(banners[0]?.picture, IMAGE_SIZES.banner);
  return banners;
}
