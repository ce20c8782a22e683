import { vi } from 'vitest';
import type { HeroBanner } from '../../src/content/banner/banner';
import { listBanners } from '../../src/services/admin-lists/banners';
import { store, stored } from './stored-entries';

/** These banners are stored; the mocked services read and change them. */
export function storedBanners(...banners: readonly HeroBanner[]): void {
  store('banner', banners);
  vi.mocked(listBanners).mockImplementation(async () => stored('banner'));
}
