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
import type { ReadNext } from '../domain/newest-first';
import { withTimeout } from '../domain/timeout';
import { readGalleryImage } from '../firebase/converters/gallery-image';
import { isDocumentId } from '../firebase/document-id';
import { firestore } from '../firebase/firestore';
import { IMAGES } from '../firebase/paths';

/**
 * Reads the images of every collection named images, GALLERY_PER_PAGE at a call. They come in the
 * order of their paths: images from before this site carry no timestamp, and a query in the order
 * of one would leave them out. Throws FirestoreError or TimeoutError.
 */
export function galleryImages(): ReadNext<GalleryImage> {
  const waiting: GalleryImage[] = [];
  let last: QueryDocumentSnapshot | undefined;
  let exhausted = false;

  return async function next(): Promise<readonly GalleryImage[]> {
    if (exhausted || waiting.length >= GALLERY_PER_PAGE) {
      return waiting.splice(0, GALLERY_PER_PAGE);
    }
    const page = query(
      collectionGroup(firestore, IMAGES),
      orderBy(documentId()),
      ...(last ? [startAfter(last)] : []),
      limit(GALLERY_PER_PAGE),
    );
    const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
    last = docs.at(-1);
    exhausted = docs.length < GALLERY_PER_PAGE;
    waiting.push(...docs.map(readDocument).filter((image) => image !== null));
    // Documents without a usable picture leave gaps, which further ones fill: a short page would
    // pass for the last one.
    return next();
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
