import { vi } from 'vitest';
import { GoneError } from '../../src/domain/conflict';
import type { GalleryImage } from '../../src/domain/gallery-image';
import {
  addGalleryImage,
  adminGalleryImages,
  deleteGalleryImage,
  updateGalleryImage,
} from '../../src/services/gallery-admin';
import { pagesOf } from './builders';

/** These images are stored; the admin area's services behave like the real ones. */
export function storedGallery(...images: readonly GalleryImage[]): void {
  let stored = images;
  vi.mocked(adminGalleryImages).mockImplementation((search) => {
    const found = stored.filter(({ title = '' }) => title.includes(search));
    return pagesOf(found.slice(0, 25), found.slice(25, 50));
  });
  vi.mocked(addGalleryImage).mockImplementation(async (id, fields) => {
    stored = [{ id, path: `images/${id}`, ...fields }, ...stored];
  });
  vi.mocked(updateGalleryImage).mockImplementation(async ({ id, path }, fields) => {
    if (stored.every((image) => image.path !== path)) throw new GoneError();
    stored = stored.map((image) => (image.path === path ? { id, path, ...fields } : image));
  });
  vi.mocked(deleteGalleryImage).mockImplementation(async ({ path }) => {
    stored = stored.filter((image) => image.path !== path);
  });
}
