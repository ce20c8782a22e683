import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import type { GalleryImage } from '../../domain/entries/gallery-image';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import { matchesSearch } from '../../domain/search/search';
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
