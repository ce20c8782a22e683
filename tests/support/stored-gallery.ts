import { vi } from 'vitest';
import { imageLacks, type GalleryImage } from '../../src/content/image/image';
import { adminGalleryReader } from '../../src/store/read/admin/entries';
import { pagesOf } from './builders';
import { store, stored } from './stored-entries';

/** These images are stored; the mocked services read and change them. */
export function storedGallery(...images: readonly GalleryImage[]): void {
  store('image', images);
  vi.mocked(adminGalleryReader).mockImplementation(({ search, lack }, size = 25) => {
    const found = stored('image')
      .filter(({ title = '' }) => title.includes(search))
      .filter((image) => !lack || imageLacks(image, lack));
    return pagesOf(found.slice(0, size), found.slice(size, 2 * size));
  });
}
