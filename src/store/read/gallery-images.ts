import { entryIn } from './converters';
import {
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { imageKind, type GalleryImage } from '../../content/image/image';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import type { ReadNext, TimeOrderedSource } from '../../shared/lists/merge-by-time';
import { withTimeout } from '../../shared/failures/timeout';
import { timestampOf } from '../../content/base/stored-values';
import { unreadDocuments } from './unread-documents';

/** Documents per query of those without a time: the rules' maximum (product 11.6). */
const SCAN_LIMIT = 50;

/** The condition leaves out values of other types, which Firestore orders before timestamps. */
const NEWEST_FIRST = [where('timestamp', '>=', new Date(0)), orderBy('timestamp', 'desc')];

interface ImageSourceOptions {
  /** Documents per query of those with a time. */
  readonly batch: number;
  /** The document after which the list starts; the first one without it, or if it is gone. */
  readonly after?: DocumentReference | undefined;
  /** Leaves out images that another source has. */
  readonly keep?: (image: GalleryImage) => boolean;
}

/**
 * Reads gallery images newest first. The images of older sites have no timestamp, and any number of
 * them: `undated` reads all documents in the order of their paths but those that were read by time, and
 * leaves out others with a time, so that none is lost (product 8.2). Both functions throw FirestoreError
 * or TimeoutError.
 */
export function imageSource(
  images: Query,
  { batch, after, keep = () => true }: ImageSourceOptions,
): TimeOrderedSource<GalleryImage> {
  let cursor: Promise<DocumentSnapshot | undefined> | undefined;
  const readCursor = async () => {
    const document = after && (await withTimeout(getDoc(after), READ_TIMEOUT_MS));
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
    // After an image without a time nothing with one has been read.
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

/** Returns a function that reads the next `size` documents of several queries; an empty array at the end. */
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
    const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
    last = docs.length < size ? undefined : docs.at(-1);
    if (!last) parts = rest;
    return docs.length > 0 ? docs : next();
  };
}

/** Whether `NEWEST_FIRST` finds the document. */
const hasTime = (document: DocumentSnapshot) =>
  (timestampOf(document.data())?.getTime() ?? -1) >= 0;

/** The image of a stored document; null without a usable picture. */
export const imageFromSnapshot = entryIn(imageKind);
