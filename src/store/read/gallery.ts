import { movieAbove } from '../../content/image/movie-above';
import { collection, collectionGroup, doc, getDoc, query, where } from 'firebase/firestore/lite';
import type { Cursor } from '../../shared/lists/cursor';
import type { GalleryImage } from '../../content/image/image';
import { GALLERY_PER_PAGE, READ_TIMEOUT_MS } from '../../shared/limits';
import { mergeByTime, type ReadNext } from '../../shared/lists/merge-by-time';
import { MOVIE_STATUSES } from '../../content/movie/movie';
import { withTimeout } from '../../shared/failures/timeout';
import { IMAGES, moviesCollection } from '../../firebase/collections';
import { isDocumentId } from '../../shared/document-id';
import { firestore } from '../../firebase/firestore';
import { isImagePath } from '../../content/image/image-path';
import { imageFromSnapshot, imageSource } from './gallery-images';

interface GalleryQuery {
  /** Only the images of this movie (product 8.6). */
  readonly movieId?: string | undefined;
  /** Images per call. */
  readonly size?: number;
  /** The image before the first one, as `galleryCursor` returns it. */
  readonly after?: Cursor | undefined;
}

/** The keys of a cursor: in the list of all images, and in that of those that name a movie. */
const ALL = 'all';
const NAMED = 'named';

/** Returns what an image adds to the cursor of the image after it. */
export const galleryCursor = ({ path, movieId }: GalleryImage): Cursor => ({
  [ALL]: path,
  [isBelow(path, movieId) ? path.slice(0, path.lastIndexOf('/')) : NAMED]: path,
});

/** Whether the image is in the collection below that movie. */
const isBelow = (path: string, movieId: string | undefined) =>
  movieId !== undefined && movieAbove(path) === movieId;

/**
 * Returns a function that reads the next images of every collection named `images`, newest first and
 * those without a time last (product 8.1, 8.2). It throws FirestoreError or TimeoutError.
 */
export function galleryReader({
  movieId,
  size = GALLERY_PER_PAGE,
  after,
}: GalleryQuery = {}): ReadNext<GalleryImage> {
  const images = collectionGroup(firestore, IMAGES);
  if (movieId === undefined) {
    const source = imageSource(images, { batch: size, after: imageAt(after?.[ALL]) });
    return mergeByTime([source], size);
  }
  if (!isDocumentId(movieId)) return () => Promise.resolve([]);
  const named = imageSource(query(images, where('movie', '==', movieId)), {
    batch: size,
    after: imageAt(after?.[NAMED]),
    // Those below a movie are read there.
    keep: ({ path }) => !isBelow(path, movieId),
  });
  const below = MOVIE_STATUSES.map((status) => {
    const path = `${moviesCollection(status)}/${movieId}/${IMAGES}`;
    return imageSource(collection(firestore, path), {
      batch: size,
      after: imageAt(after?.[path]),
      keep: (image) => image.movieId === movieId,
    });
  });
  return mergeByTime([named, ...below], size);
}

/** Returns the image at a path, or null. Throws FirestoreError or TimeoutError. */
export async function getGalleryImage(path: string): Promise<GalleryImage | null> {
  const reference = imageAt(path);
  if (!reference) return null;
  const document = await withTimeout(getDoc(reference), READ_TIMEOUT_MS);
  return document.exists() ? imageFromSnapshot(document) : null;
}

/** The document at a path from the URL, if that is one of an image. */
const imageAt = (path = '') => (isImagePath(path) ? doc(firestore, path) : undefined);
