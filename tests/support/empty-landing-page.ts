import { vi } from 'vitest';
import { listAnnouncements } from '../../src/services/entries/announcements';
import { listLandingBanners } from '../../src/services/entries/hero-banners';
import { upcomingReader } from '../../src/services/movies/upcoming-movies';
import { listLandingVideos } from '../../src/services/entries/videos';
import { pagesOf } from './builders';

/** The landing page has no content; for tests that are redirected to it. */
export function emptyLandingPage(): void {
  vi.mocked(listLandingBanners).mockResolvedValue([]);
  vi.mocked(listAnnouncements).mockResolvedValue([]);
  vi.mocked(upcomingReader).mockImplementation(() => pagesOf());
  vi.mocked(listLandingVideos).mockResolvedValue([]);
}
