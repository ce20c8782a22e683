import { deleteDoc, doc, serverTimestamp } from 'firebase/firestore/lite';
import {
  isNested,
  type GalleryImage,
  type GalleryImageFields,
} from '../../domain/entries/gallery-image';
import { ADMIN_PER_PAGE } from '../../domain/admin-limits';
import { SEND_TIMEOUT_MS } from '../../domain/limits';
import type { ReadNext } from '../../domain/lists/merge-by-time';
import { paginate } from '../../domain/lists/paginate';
import { matchesSearch } from '../../domain/search/search';
import { withTimeout } from '../../domain/failures/timeout';
import type { Trashed } from '../../domain/entries/trash';
import {
  galleryImageDocument,
  galleryImageFromDocument,
} from '../../firebase/converters/gallery-image';
import { firestore } from '../../firebase/firestore';
import { IMAGES } from '../../firebase/collections';
import { SEARCH_BATCH } from '../lists/admin-queries';
import { createDocument, updateDocument, type DocumentMapping } from '../editing/edit-document';
import { galleryReader } from '../entries/gallery';
import { moveEntry } from '../editing/move-entry';
import { deleteFilesOf } from '../files/pictures';
import { moveToTrash } from '../trash/trash';

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
 * Creates an image in the top-level collection (product 16.10). Repeated attempts with the same id
 * store it once. Throws as `updateGalleryImage`.
 */
export async function addGalleryImage(id: string, image: GalleryImageFields): Promise<void> {
  const document = galleryImageDocument(image, serverTimestamp());
  await createDocument(imageMapping(`${IMAGES}/${id}`), image, document);
}

/**
 * Writes the fields that differ from `before`, in any collection of images.
 * Throws EditConflictError with the stored image if somebody else has changed it,
 * EntryNotFoundError, FirestoreError or TimeoutError.
 */
export async function updateGalleryImage(
  before: GalleryImage,
  after: GalleryImageFields,
): Promise<void> {
  await updateDocument(imageMapping(before.path), before, after);
}

/**
 * Moves the image at `from` to `to` of the first images of the gallery; `isComplete` says whether
 * there are no others (product 28.1). Returns them in their new order. Throws FirestoreError or
 * TimeoutError.
 */
export const moveGalleryImage = (
  images: readonly GalleryImage[],
  from: number,
  to: number,
  isComplete: boolean,
) => moveEntry(images, ({ path }) => doc(firestore, path), { from, to, isComplete });

/**
 * Moves an image to the trash and returns what restores it. One of an older collection, where nothing
 * can be created any more (product 16.10), is deleted with its files instead. Succeeds if the image
 * does not exist. Throws FirestoreError or TimeoutError.
 */
export async function deleteGalleryImage(image: GalleryImage): Promise<Trashed | undefined> {
  const reference = doc(firestore, image.path);
  if (!isNested(image)) return moveToTrash('image', reference);
  await withTimeout(deleteDoc(reference), SEND_TIMEOUT_MS);
  await deleteFilesOf(image.picture).catch(console.error);
  return undefined;
}

const imageMapping = (path: string): DocumentMapping<GalleryImage, GalleryImageFields> => ({
  reference: doc(firestore, path),
  fromDocument: (document) =>
    galleryImageFromDocument(document.id, document.ref.path, document.data()),
  fieldsOf: (image) => galleryImageDocument(image, undefined),
  linkedFields: { img: 'picture' },
});
