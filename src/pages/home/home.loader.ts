import { resource } from '../../app/resource';
import type { HeroBanner } from '../../domain/hero-banner';
import { listAnnouncements } from '../../services/announcements';
import { listLandingBanners } from '../../services/hero-banners';
import { movies } from '../../services/movies';
import { listLandingVideos } from '../../services/videos';
import { fetchBanner } from './banner-picture';

export type HomeData = ReturnType<typeof startReads>;

/** What has been begun before the router was there; null when the router has been quicker. */
let begun: HomeData | null | undefined;

/** Begins the reads of the landing page, to be taken over by the loader. */
export function beginHome(): void {
  if (begun === undefined) begun = startReads();
}

/** Starts the four reads of the landing page; each section waits for its own (DESIGN R3). */
export function homeLoader(): HomeData {
  const data = begun ?? startReads();
  begun = null;
  return data;
}

const startReads = () => ({
  banners: resource(listBanners),
  announcements: resource(listAnnouncements),
  upcoming: resource(movies('Upcoming')),
  videos: resource(listLandingVideos),
});

/** The first banner's picture is asked for as soon as its address is known. */
async function listBanners(): Promise<readonly HeroBanner[]> {
  const banners = await listLandingBanners();
  if (banners[0]) fetchBanner(banners[0]);
  return banners;
}
