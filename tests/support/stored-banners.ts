import { vi } from 'vitest';
import { GoneError } from '../../src/domain/conflict';
import type { HeroBanner } from '../../src/domain/hero-banner';
import {
  addBanner,
  deleteBanner,
  listBanners,
  updateBanner,
} from '../../src/services/hero-banners-admin';

/** These banners are stored; the services behave like the real ones. */
export function storedBanners(...banners: readonly HeroBanner[]): void {
  let stored = banners;
  vi.mocked(listBanners).mockImplementation(async () => stored);
  vi.mocked(addBanner).mockImplementation(async (id, fields) => {
    stored = [{ id, ...fields }, ...stored.filter((banner) => banner.id !== id)];
  });
  vi.mocked(updateBanner).mockImplementation(async ({ id }, fields) => {
    if (stored.every((banner) => banner.id !== id)) throw new GoneError();
    stored = stored.map((banner) => (banner.id === id ? { id, ...fields } : banner));
  });
  vi.mocked(deleteBanner).mockImplementation(async ({ id }) => {
    stored = stored.filter((banner) => banner.id !== id);
  });
}
