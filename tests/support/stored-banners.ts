import { vi } from 'vitest';
import { EntryNotFoundError } from '../../src/domain/entries/conflict';
import { moved } from '../../src/domain/lists/entry-order';
import type { HeroBanner } from '../../src/domain/entries/hero-banner';
import {
  addBanner,
  deleteBanner,
  listBanners,
  moveBanner,
  updateBanner,
} from '../../src/services/admin/hero-banners-admin';

/** These banners are stored; the mocked services read and change them. */
export function storedBanners(...banners: readonly HeroBanner[]): void {
  let stored = banners;
  vi.mocked(listBanners).mockImplementation(async () => stored);
  vi.mocked(addBanner).mockImplementation(async (id, fields) => {
    stored = [{ id, ...fields }, ...stored.filter((banner) => banner.id !== id)];
  });
  vi.mocked(updateBanner).mockImplementation(async ({ id }, fields) => {
    if (stored.every((banner) => banner.id !== id)) throw new EntryNotFoundError();
    stored = stored.map((banner) => (banner.id === id ? { id, ...fields } : banner));
  });
  vi.mocked(moveBanner).mockImplementation(async (shown, from, to) => {
    stored = moved(shown, from, to);
    return stored;
  });
  vi.mocked(deleteBanner).mockImplementation(async ({ id }) => {
    stored = stored.filter((banner) => banner.id !== id);
  });
}
