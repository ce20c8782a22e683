import { collectionGroup, query, where } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../../shared/admin-limits';
import { imageLacks, type GalleryImage, type ImageLack } from '../../../content/image/image';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { paginate } from '../../../shared/lists/read-lists';
import { matchesSearch } from '../../../content/search/search';
import { IMAGES } from '../../../firebase/collections';
import { countDocuments, firestore } from '../../../firebase/firestore';
import { galleryReader } from '../gallery';
import { SEARCH_BATCH } from './all-entries';

/** What the gallery is asked for in the admin area (product 35.7). */
export interface ImageQuestion {
  readonly search: string;
  readonly lack?: ImageLack | undefined;
}

/**
 * Returns a function that reads the next `pageSize` images that a question asks for, in the order of the
 * public gallery. It throws FirestoreError or TimeoutError.
 */
export function adminGalleryReader(
  { search, lack }: ImageQuestion,
  pageSize: number = ADMIN_PER_PAGE,
): ReadNext<GalleryImage> {
  const read = galleryReader({ size: search || lack ? SEARCH_BATCH : pageSize });
  return paginate(
    read,
    pageSize,
    (image) => matchesSearch(searchedTexts(image), search) && (!lack || imageLacks(image, lack)),
  );
}

const searchedTexts = ({ title, subtitle, description, picture }: GalleryImage) =>
  [title, subtitle, description, picture.alt].map((text) => text ?? '');

/** By what an image can lack: the stored field that it is in. */
const STORED: Readonly<Record<ImageLack, string>> = { alt: 'picture.alt', film: 'movie' };

/**
 * Returns the number of images, or of those that lack something: two counts, as the database cannot find
 * documents without a field. Throws FirestoreError or TimeoutError.
 */
export async function countImages(lack?: ImageLack): Promise<number> {
  const having = (field: string) =>
    countDocuments(query(collectionGroup(firestore, IMAGES), where(field, '>', '')));
  const [all, others] = await Promise.all([having('img'), lack ? having(STORED[lack]) : 0]);
  return Math.max(0, all - others);
}
