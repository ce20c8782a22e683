import { vi } from 'vitest';
import { listAnnouncements } from '../../src/store/read/announcements';
import { listLandingBanners } from '../../src/store/read/hero-banners';
import { upcomingReader } from '../../src/site/reads/upcoming-movies';
import { listLandingVideos } from '../../src/store/read/videos';
import { pagesOf } from './builders';

/** The landing page has no content; for tests that are redirected to it. */
export function emptyLandingPage(): void {
  vi.mocked(listLandingBanners).mockResolvedValue([]);
  vi.mocked(listAnnouncements).mockResolvedValue([]);
  vi.mocked(upcomingReader).mockImplementation(() => pagesOf());
  vi.mocked(listLandingVideos).mockResolvedValue([]);
}
