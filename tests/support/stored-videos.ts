import { vi } from 'vitest';
import type { Video } from '../../src/domain/entries/video';
import { adminVideosReader } from '../../src/services/admin-lists/videos';
import { inOrder, pagesOf } from './builders';
import { store, stored } from './stored-entries';

/** These videos are stored; the mocked services read and change them. */
export function storedVideos(...videos: readonly Video[]): void {
  store('video', videos);
  vi.mocked(adminVideosReader).mockImplementation((search, order) => {
    const found = inOrder(stored('video'), order).filter(({ title }) => title.includes(search));
    return pagesOf(found.slice(0, 25), found.slice(25, 50));
  });
}
