import { deleteDoc, doc, serverTimestamp } from 'firebase/firestore/lite';
import type { GalleryImage, GalleryImageFields } from '../domain/gallery-image';
import { ADMIN_PER_PAGE, SEND_TIMEOUT_MS } from '../domain/limits';
import { inPagesOf, type ReadNext } from '../domain/newest-first';
import { hasWords } from '../domain/search';
import { withTimeout } from '../domain/timeout';
import { galleryImageDocument, readGalleryImage } from '../firebase/converters/gallery-image';
import { firestore } from '../firebase/firestore';
import { IMAGES } from '../firebase/paths';
import { addEntry, updateEntry, type EntryAt } from './edit';
import { imagesByPath } from './gallery';
import { deletePicture } from './images';

/** How many documents a search looks through at once. */
const SEARCH_BATCH = 100;

/**
 * Reads the images that hold the words of a search, or all of them, in the order of the public
 * gallery, ADMIN_PER_PAGE at a call. Throws FirestoreError or TimeoutError.
 */
export function adminGalleryImages(search: string): ReadNext<GalleryImage> {
  const read = imagesByPath(search ? SEARCH_BATCH : ADMIN_PER_PAGE);
  return inPagesOf(read, ADMIN_PER_PAGE, (image) => hasWords(wordsOf(image), search));
}

const wordsOf = ({ title, subtitle, description, picture }: GalleryImage) =>
  [title, subtitle, description, picture.alt].map((text) => text ?? '');

/**
 * Stores a new image under that id, in the one collection that takes new ones, and once, however
 * often it is tried. Throws as `updateGalleryImage`.
 */
export async function addGalleryImage(id: string, image: GalleryImageFields): Promise<void> {
  const document = galleryImageDocument(image, serverTimestamp());
  await addEntry(imageAt(`${IMAGES}/${id}`), image, document);
}

/**
 * Writes what differs from the image as it was read, wherever it is stored. Its time stays as it
 * is. Throws ChangedMeanwhileError, with the image as it is now, when somebody else has changed it
 * since; GoneError, FirestoreError or TimeoutError.
 */
export async function updateGalleryImage(
  before: GalleryImage,
  after: GalleryImageFields,
): Promise<void> {
  await updateEntry(imageAt(before.path), before, after);
}

/**
 * Deletes an image, wherever it is stored, and then its files. One that is gone already is no
 * failure. Throws FirestoreError or TimeoutError.
 */
export async function deleteGalleryImage(image: GalleryImage): Promise<void> {
  await withTimeout(deleteDoc(doc(firestore, image.path)), SEND_TIMEOUT_MS);
  await deletePicture(image.picture);
}

const imageAt = (path: string): EntryAt<GalleryImage, GalleryImageFields> => ({
  reference: doc(firestore, path),
  read: (document) => readGalleryImage(document.id, document.ref.path, document.data()),
  fieldsOf: (image) => galleryImageDocument(image, undefined),
  along: { img: 'picture' },
});
