import { vi } from 'vitest';
import type { Video } from '../../src/domain/video';
import {
  addVideo,
  adminVideos,
  deleteVideo,
  setOnLandingPage,
  updateVideo,
} from '../../src/services/videos-admin';
import { inOrder, pagesOf } from './builders';

/** These videos are stored; the admin area's services behave like the real ones. */
export function storedVideos(...videos: readonly Video[]): void {
  let stored = videos;
  const change = (id: string, fields: Partial<Video>) => {
    if (stored.every((video) => video.id !== id)) throw gone();
    stored = stored.map((video) => (video.id === id ? { ...video, ...fields } : video));
  };
  vi.mocked(adminVideos).mockImplementation((search, order) => {
    const found = inOrder(stored, order).filter(({ title }) => title.includes(search));
    return pagesOf(found.slice(0, 25), found.slice(25, 50));
  });
  vi.mocked(addVideo).mockImplementation(async (id, video) => {
    stored = [{ id, ...video, onLandingPage: true }, ...stored];
  });
  vi.mocked(updateVideo).mockImplementation(async ({ id }, video) => change(id, video));
  vi.mocked(setOnLandingPage).mockImplementation(async (id, shown) =>
    change(id, { onLandingPage: shown }),
  );
  vi.mocked(deleteVideo).mockImplementation(async (id) => {
    stored = stored.filter((video) => video.id !== id);
  });
}

const gone = () => Object.assign(new Error('No document'), { code: 'not-found' });
