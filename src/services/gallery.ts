import {
  collectionGroup,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { GalleryImage } from '../domain/gallery-image';
import { GALLERY_PER_PAGE, READ_TIMEOUT_MS } from '../domain/limits';
import { inPagesOf, type ReadNext } from '../domain/newest-first';
import { withTimeout } from '../domain/timeout';
import { readGalleryImage } from '../firebase/converters/gallery-image';
import { isDocumentId } from '../firebase/document-id';
import { firestore } from '../firebase/firestore';
import { IMAGES } from '../firebase/paths';

/**
 * Reads the images of every collection named images, GALLERY_PER_PAGE at a call, in the order of
 * imagesByPath. Throws FirestoreError or TimeoutError.
 */
export const galleryImages = (): ReadNext<GalleryImage> =>
  inPagesOf(imagesByPath(GALLERY_PER_PAGE), GALLERY_PER_PAGE);

/**
 * Reads the images of every collection named images, up to `batch` at a call. They come in the
 * order of their paths: images from before this site carry no timestamp, and a query in the order
 * of one would leave them out. Throws FirestoreError or TimeoutError.
 */
export function imagesByPath(batch: number): ReadNext<GalleryImage> {
  let last: QueryDocumentSnapshot | undefined;
  let exhausted = false;

  return async function next(): Promise<readonly GalleryImage[]> {
    if (exhausted) return [];
    const page = query(
      collectionGroup(firestore, IMAGES),
      orderBy(documentId()),
      ...(last ? [startAfter(last)] : []),
      limit(batch),
    );
    const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
    last = docs.at(-1);
    exhausted = docs.length < batch;
    const images = docs.map(readDocument).filter((image) => image !== null);
    // A batch without a usable picture would pass for the end.
    return images.length > 0 ? images : next();
  };
}

/** The image at that path, or null. Throws FirestoreError or TimeoutError. */
export async function getGalleryImage(path: string): Promise<GalleryImage | null> {
  if (!isImagePath(path)) return null;
  const document = await withTimeout(getDoc(doc(firestore, path)), READ_TIMEOUT_MS);
  return document.exists() ? readDocument(document) : null;
}

const readDocument = (document: QueryDocumentSnapshot) =>
  readGalleryImage(document.id, document.ref.path, document.data());

/** The path comes from the address bar: the gallery opens nothing but images. */
function isImagePath(path: string): boolean {
  const segments = path.split('/');
  return segments.length % 2 === 0 && segments.at(-2) === IMAGES && segments.every(isDocumentId);
}
