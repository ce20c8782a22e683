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
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { GalleryImage } from '../../domain/entries/gallery-image';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import type { ReadNext, TimeOrderedSource } from '../../domain/lists/merge-by-time';
import { withTimeout } from '../../domain/failures/timeout';
import { timestampOf } from '../../firebase/converters/fields';
import { galleryImageFromDocument } from '../../firebase/converters/gallery-image';

/** Documents per query of those without a time: the rules' maximum (product 11.6). */
const SCAN_LIMIT = 50;

/** The condition leaves out values of other types, which Firestore orders before timestamps. */
const NEWEST_FIRST = [where('timestamp', '>=', new Date(0)), orderBy('timestamp', 'desc')];
const BY_PATH = [orderBy(documentId())];

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
 * them: `undated` reads all documents in the order of their paths and leaves out those with a time,
 * so that none is lost (product 8.2). Both functions throw FirestoreError or TimeoutError.
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
  const startOf = async (part: 'dated' | 'undated') => {
    const document = await (cursor ??= readCursor());
    const isDated = document && hasTime(document);
    if (part === 'dated') return document && !isDated ? 'end' : document;
    return isDated ? undefined : document;
  };

  const dated = documentReader(images, NEWEST_FIRST, batch, () => startOf('dated'));
  const all = documentReader(images, BY_PATH, SCAN_LIMIT, () => startOf('undated'));
  const reader = (read: typeof dated, belongs: (document: QueryDocumentSnapshot) => boolean) =>
    async function next(): Promise<readonly GalleryImage[]> {
      const documents = await read();
      const found = documents.filter(belongs).map(imageFromSnapshot);
      const kept = found.filter((image) => image !== null).filter(keep);
      // An empty array would mean that the list is exhausted.
      return kept.length > 0 || documents.length === 0 ? kept : next();
    };

  return {
    ordered: reader(dated, () => true),
    undated: reader(all, (document) => !hasTime(document)),
  };
}

/** Returns a function that reads the next `size` documents; an empty array at the end. */
function documentReader(
  documents: Query,
  order: readonly QueryConstraint[],
  size: number,
  findStart: () => Promise<DocumentSnapshot | 'end' | undefined>,
): ReadNext<QueryDocumentSnapshot> {
  let last: DocumentSnapshot | 'end' | undefined;
  return async () => {
    last ??= await findStart();
    if (last === 'end') return [];
    const page = query(documents, ...order, ...(last ? [startAfter(last)] : []), limit(size));
    const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
    last = docs.length < size ? 'end' : docs.at(-1);
    return docs;
  };
}

/** Whether `NEWEST_FIRST` finds the document. */
const hasTime = (document: DocumentSnapshot) =>
  (timestampOf(document.data())?.getTime() ?? -1) >= 0;

/** The image of a stored document; null without a usable picture. */
export const imageFromSnapshot = (document: QueryDocumentSnapshot) =>
  galleryImageFromDocument(document.id, document.ref.path, document.data());
