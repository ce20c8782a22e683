import { vi } from 'vitest';
import { listAnnouncements } from '../../src/services/announcements';
import { listLandingBanners } from '../../src/services/hero-banners';
import { upcomingReader } from '../../src/services/upcoming-movies';
import { listLandingVideos } from '../../src/services/videos';
import { pagesOf } from './builders';

/** The landing page has no content; for tests that are redirected to it. */
export function emptyLandingPage(): void {
  vi.mocked(listLandingBanners).mockResolvedValue([]);
  vi.mocked(listAnnouncements).mockResolvedValue([]);
  vi.mocked(upcomingReader).mockImplementation(() => pagesOf());
  vi.mocked(listLandingVideos).mockResolvedValue([]);
}
