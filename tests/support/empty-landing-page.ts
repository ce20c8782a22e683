import { vi } from 'vitest';
import { listAnnouncements } from '../../src/services/announcements';
import { listLandingBanners } from '../../src/services/hero-banners';
import { movies } from '../../src/services/movies';
import { listLandingVideos } from '../../src/services/videos';
import { pagesOf } from './builders';

/** A landing page without content, for tests that end up there. */
export function emptyLandingPage(): void {
  vi.mocked(listLandingBanners).mockResolvedValue([]);
  vi.mocked(listAnnouncements).mockResolvedValue([]);
  vi.mocked(movies).mockImplementation(() => pagesOf());
  vi.mocked(listLandingVideos).mockResolvedValue([]);
}
