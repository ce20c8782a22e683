import { vi } from 'vitest';
import {
  listAnnouncements,
  listLandingBanners,
  listLandingVideos,
} from '../../src/store/read/lists';
import { upcomingReader } from '../../src/site/reads/upcoming-movies';
import { pagesOf } from './builders';

/** The landing page has no content; for tests that are redirected to it. */
export function emptyLandingPage(): void {
  vi.mocked(listLandingBanners).mockResolvedValue([]);
  vi.mocked(listAnnouncements).mockResolvedValue([]);
  vi.mocked(upcomingReader).mockImplementation(() => pagesOf());
  vi.mocked(listLandingVideos).mockResolvedValue([]);
}
