import { collectionGroup, getCount, query, where } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import { withTimeout } from '../../domain/failures/timeout';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import type { GalleryImage } from '../../domain/entries/gallery-image';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import { matchesSearch } from '../../domain/search/search';
import { IMAGES } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { galleryReader } from '../entries/gallery';
import { SEARCH_BATCH } from './queries';

/**
 * Returns a function that reads the next ADMIN_PER_PAGE images that match the search ('' for all), in
 * the order of the public gallery. It throws FirestoreError or TimeoutError.
 */
export function adminGalleryReader(search: string): ReadNext<GalleryImage> {
  const read = galleryReader({ size: search ? SEARCH_BATCH : ADMIN_PER_PAGE });
  return paginate(read, ADMIN_PER_PAGE, (image) => matchesSearch(searchedTexts(image), search));
}

const searchedTexts = ({ title, subtitle, description, picture }: GalleryImage) =>
  [title, subtitle, description, picture.alt].map((text) => text ?? '');

/**
 * Returns how many images have no alternative text, from two counts: the database cannot find documents
 * without a field. Throws FirestoreError or TimeoutError.
 */
export async function countImagesWithoutText(): Promise<number> {
  const images = collectionGroup(firestore, IMAGES);
  const requests = ['img', 'picture.alt'].map(async (field) => {
    const count = await getCount(query(images, where(field, '>', '')));
    return count.data().count;
  });
  const [all = 0, withText = 0] = await withTimeout(Promise.all(requests), READ_TIMEOUT_MS);
  return Math.max(0, all - withText);
}
