import type { GalleryImage } from '../../content/image/image';
import { adminGalleryReader } from '../../store/read/admin/gallery';
import { moveInOrder } from '../../store/write/entry-order';
import { pagesOf } from './kind-list';

/**
 * Moves an image to a place beyond the open pages, or to the end, if there are fewer (product 28.5): reads
 * the images before that place, and the two around it. Returns the place.
 */
export async function moveImageFar(image: GalleryImage, to: number): Promise<number> {
  const size = to + 2;
  const first = await adminGalleryReader({ search: '' }, size)();
  const from = first.findIndex(({ path }) => path === image.path);
  const place = Math.min(to, first.length - 1);
  // Somebody else may have deleted it: then the database says so.
  const [entries, at] = from < 0 ? [[...first, image], first.length] : [first, from];
  await pagesOf('image').afterWrite(moveInOrder('image', entries, at, place, first.length < size));
  return place;
}
