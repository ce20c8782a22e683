import { vi } from 'vitest';
import { EntryNotFoundError } from '../../src/domain/entries/conflict';
import { moved } from '../../src/domain/lists/entry-order';
import type { GalleryImage } from '../../src/domain/entries/gallery-image';
import {
  addGalleryImage,
  adminGalleryReader,
  deleteGalleryImage,
  moveGalleryImage,
  updateGalleryImage,
} from '../../src/services/admin/gallery-admin';
import { pagesOf } from './builders';
import { inMockedTrash } from './mocked-trash';

/** These images are stored; the mocked services read and change them. */
export function storedGallery(...images: readonly GalleryImage[]): void {
  let stored = images;
  vi.mocked(adminGalleryReader).mockImplementation((search) => {
    const found = stored.filter(({ title = '' }) => title.includes(search));
    return pagesOf(found.slice(0, 25), found.slice(25, 50));
  });
  vi.mocked(addGalleryImage).mockImplementation(async (id, fields) => {
    stored = [{ id, path: `images/${id}`, ...fields }, ...stored];
  });
  vi.mocked(updateGalleryImage).mockImplementation(async ({ id, path }, fields) => {
    if (stored.every((image) => image.path !== path)) throw new EntryNotFoundError();
    stored = stored.map((image) => (image.path === path ? { id, path, ...fields } : image));
  });
  vi.mocked(moveGalleryImage).mockImplementation(async (shown, from, to) => {
    const after = moved(shown, from, to);
    stored = [...after, ...stored.slice(after.length)];
    return after;
  });
  vi.mocked(deleteGalleryImage).mockImplementation(async ({ path }) => {
    const at = stored.findIndex((image) => image.path === path);
    const deleted = stored.slice(at, at + 1);
    stored = stored.toSpliced(at, 1);
    return inMockedTrash(`image:${path}`, () => {
      stored = stored.toSpliced(at, 0, ...deleted);
    });
  });
}
