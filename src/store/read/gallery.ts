import { entryIn } from '../../content/base/convert';
import {
  parentMovieId,
  type GalleryImage,
  imageKind,
  isImagePath,
} from '../../content/image/image';
import {
  collection,
  collectionGroup,
  doc,
  query,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { type Cursor, mergeByTime, type ReadNext } from '../../shared/lists/merge-by-time';
import { GALLERY_PER_PAGE } from '../../shared/limits';
import { MOVIE_STATUSES } from '../../content/movie/movie';
import { IMAGES, moviesCollection, isDocumentId } from '../../firebase/collections';
import { firestore, readDocument } from '../../firebase/firestore';
import { groupSource } from './group-source';

interface GalleryQuery {
  /** Only the images of this movie. */
  readonly movieId?: string | undefined;
  /** Images per call. */
  readonly size?: number;
  /** The image before the first one, as `galleryCursor` returns it. */
  readonly after?: Cursor | undefined;
}

/** The keys of a cursor: for the list of all images, and for the list of images that name a movie. */
const ALL = 'all';
const NAMED = 'named';

/** Returns the part of a cursor that continues the list after an image. */
export const galleryCursor = ({ path, movieId }: GalleryImage): Cursor => ({
  [ALL]: path,
  [isBelow(path, movieId) ? path.slice(0, path.lastIndexOf('/')) : NAMED]: path,
});

/** Returns whether an image is stored in the collection below a movie. */
const isBelow = (path: string, movieId: string | undefined) =>
  movieId !== undefined && parentMovieId(path) === movieId;

/**
 * Returns a function that reads the next images of all collections named `images`, newest first, images
 * without a time last. The function throws FirestoreError or TimeoutError.
 */
export function galleryReader({
  movieId,
  size = GALLERY_PER_PAGE,
  after,
}: GalleryQuery = {}): ReadNext<GalleryImage> {
  const images = collectionGroup(firestore, IMAGES);
  if (movieId === undefined) {
    const source = groupSource(images, {
      batch: size,
      after: imageAt(after?.[ALL]),
      read: imageFromSnapshot,
    });
    return mergeByTime([source], size);
  }
  if (!isDocumentId(movieId)) return () => Promise.resolve([]);
  const named = groupSource(query(images, where('movie', '==', movieId)), {
    batch: size,
    after: imageAt(after?.[NAMED]),
    // Images stored below the movie's document are read by the other query.
    read: keeping(({ path }) => !isBelow(path, movieId)),
  });
  const below = MOVIE_STATUSES.map((status) => {
    const path = `${moviesCollection(status)}/${movieId}/${IMAGES}`;
    return groupSource(collection(firestore, path), {
      batch: size,
      after: imageAt(after?.[path]),
      read: keeping((image) => image.movieId === movieId),
    });
  });
  return mergeByTime([named, ...below], size);
}

/** Returns the image at a path, or null. Throws FirestoreError or TimeoutError. */
export async function getGalleryImage(path: string): Promise<GalleryImage | null> {
  const reference = imageAt(path);
  if (!reference) return null;
  const document = await readDocument(reference);
  return document.exists() ? imageFromSnapshot(document) : null;
}

/** Returns the document for a path from the URL; undefined if the path is not an image's. */
const imageAt = (path = '') => (isImagePath(path) ? doc(firestore, path) : undefined);

/** Returns the image in a document; null without a usable picture. */
const imageFromSnapshot = entryIn(imageKind);

/** Returns the reader of images without the images that another source returns. */
const keeping = (isOwn: (image: GalleryImage) => boolean) => (document: DocumentSnapshot) => {
  const image = imageFromSnapshot(document);
  return image && isOwn(image) ? image : null;
};
