import { entryIn } from '../../content/base/convert';
import { movieAbove, type GalleryImage, imageKind, isImagePath } from '../../content/image/image';
import {
  collection,
  collectionGroup,
  doc,
  query,
  where,
  documentId,
  limit,
  orderBy,
  startAfter,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import {
  type Cursor,
  mergeByTime,
  type ReadNext,
  type TimeOrderedSource,
} from '../../shared/lists/merge-by-time';
import { GALLERY_PER_PAGE } from '../../shared/limits';
import { MOVIE_STATUSES } from '../../content/movie/movie';
import { IMAGES, moviesCollection, isDocumentId } from '../../firebase/collections';
import { firestore, readDocument, readDocuments } from '../../firebase/firestore';
import { timestampOf } from '../../content/base/stored-values';
import { unreadDocuments } from './time-ordered-reads';

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
  movieId !== undefined && movieAbove(path) === movieId;

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
    const source = imageSource(images, { batch: size, after: imageAt(after?.[ALL]) });
    return mergeByTime([source], size);
  }
  if (!isDocumentId(movieId)) return () => Promise.resolve([]);
  const named = imageSource(query(images, where('movie', '==', movieId)), {
    batch: size,
    after: imageAt(after?.[NAMED]),
    // Images stored below the movie's document are read by the other query.
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
  const document = await readDocument(reference);
  return document.exists() ? imageFromSnapshot(document) : null;
}

/** Returns the document for a path from the URL; undefined if the path is not an image's. */
const imageAt = (path = '') => (isImagePath(path) ? doc(firestore, path) : undefined);

/** Documents per query for images without a time: the rules' maximum (product 11.6). */
const SCAN_LIMIT = 50;

/** The condition excludes values of other types, which Firestore sorts before timestamps. */
const NEWEST_FIRST = [where('timestamp', '>=', new Date(0)), orderBy('timestamp', 'desc')];

interface ImageSourceOptions {
  /** Documents per query for images with a time. */
  readonly batch: number;
  /** The list starts after this document; without it, or if it was deleted, at the first image. */
  readonly after?: DocumentReference | undefined;
  /** Returns false for images that another source returns. */
  readonly keep?: (image: GalleryImage) => boolean;
}

/**
 * Reads gallery images newest first. Images of older sites have no timestamp, and their number is unlimited:
 * `undated` reads all documents in the order of their paths, except those that were already read by time, and
 * skips documents with a time. No image is lost that way. Both functions throw FirestoreError or
 * TimeoutError.
 */
function imageSource(
  images: Query,
  { batch, after, keep = () => true }: ImageSourceOptions,
): TimeOrderedSource<GalleryImage> {
  let cursor: Promise<DocumentSnapshot | undefined> | undefined;
  const readCursor = async () => {
    const document = after && (await readDocument(after));
    return document?.exists() ? document : undefined;
  };
  const known: QueryDocumentSnapshot[] = [];

  const dated = documentReader(batch, async () => {
    const document = await (cursor ??= readCursor());
    if (document && !hasTime(document)) return [];
    return [query(images, ...NEWEST_FIRST, ...(document ? [startAfter(document)] : []))];
  });
  const others = documentReader(SCAN_LIMIT, async () => {
    const document = await (cursor ??= readCursor());
    // If the list starts after an image without a time, no image with a time has been read.
    return document && !hasTime(document)
      ? [query(images, orderBy(documentId()), startAfter(document))]
      : unreadDocuments(images, known);
  });
  const reader = (read: typeof dated, belongs: (document: QueryDocumentSnapshot) => boolean) =>
    async function next(): Promise<readonly GalleryImage[]> {
      const documents = await read();
      const found = documents.filter(belongs).map(imageFromSnapshot);
      const kept = found.filter((image) => image !== null).filter(keep);
      // An empty array would mean that the list is exhausted.
      return kept.length > 0 || documents.length === 0 ? kept : next();
    };

  return {
    ordered: reader(
      async () => {
        const documents = await dated();
        known.push(...documents);
        return documents;
      },
      () => true,
    ),
    undated: reader(others, (document) => !hasTime(document)),
  };
}

/**
 * Returns a function that reads the next `size` documents of several queries, one query after the other. An
 * empty array is the end.
 */
function documentReader(
  size: number,
  start: () => Promise<readonly Query[]>,
): ReadNext<QueryDocumentSnapshot> {
  let parts: readonly Query[] | undefined;
  let last: DocumentSnapshot | undefined;
  return async function next(): Promise<readonly QueryDocumentSnapshot[]> {
    const [part, ...rest] = (parts ??= await start());
    if (!part) return [];
    const page = query(part, ...(last ? [startAfter(last)] : []), limit(size));
    const docs = await readDocuments(page);
    last = docs.length < size ? undefined : docs.at(-1);
    if (!last) parts = rest;
    return docs.length > 0 ? docs : next();
  };
}

/** Returns whether the query `NEWEST_FIRST` finds the document. */
const hasTime = (document: DocumentSnapshot) =>
  (timestampOf(document.data())?.getTime() ?? -1) >= 0;

/** Returns the image in a document; null without a usable picture. */
const imageFromSnapshot = entryIn(imageKind);
