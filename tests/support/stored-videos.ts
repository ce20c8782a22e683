import { searchEntryOf } from '../../src/firebase/converters/search-entry';
import { vi } from 'vitest';
import type { Video } from '../../src/content/video/video';
import { adminVideosReader } from '../../src/services/admin-lists/videos';
import { inOrder, pagesOf } from './builders';
import { lacking } from '../../src/domain/search/missing';
import { store, stored } from './stored-entries';

/** These videos are stored; the mocked services read and change them. */
export function storedVideos(...videos: readonly Video[]): void {
  store('video', videos);
  vi.mocked(adminVideosReader).mockImplementation(({ search, order, lack }) => {
    const found = inOrder(stored('video'), order)
      .filter((video) => lacking([searchEntryOf('video', video)], lack).length > 0)
      .filter(({ title }) => title.includes(search));
    return pagesOf(found.slice(0, 25), found.slice(25, 50));
  });
}
