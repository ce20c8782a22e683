import { vi } from 'vitest';
import { EntryNotFoundError } from '../../src/domain/entries/conflict';
import type { Video } from '../../src/domain/entries/video';
import {
  addVideo,
  adminVideosReader,
  deleteVideo,
  setOnLandingPage,
  updateVideo,
} from '../../src/services/admin/videos-admin';
import { inOrder, pagesOf } from './builders';
import { inMockedTrash } from './mocked-trash';

/** These videos are stored; the mocked services read and change them. */
export function storedVideos(...videos: readonly Video[]): void {
  let stored = videos;
  const change = (id: string, fields: Partial<Video>) => {
    if (stored.every((video) => video.id !== id)) throw new EntryNotFoundError();
    stored = stored.map((video) => (video.id === id ? { ...video, ...fields } : video));
  };
  vi.mocked(adminVideosReader).mockImplementation((search, order) => {
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
  vi.mocked(deleteVideo).mockImplementation(async ({ id }) => {
    const at = stored.findIndex((video) => video.id === id);
    const deleted = stored.slice(at, at + 1);
    stored = stored.toSpliced(at, 1);
    return inMockedTrash(`video:${id}`, () => {
      stored = stored.toSpliced(at, 0, ...deleted);
    });
  });
}
