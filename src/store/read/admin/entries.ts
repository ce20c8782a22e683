import { collection, orderBy, collectionGroup, query, where } from 'firebase/firestore/lite';
import { entryIn } from '../../../content/base/convert';
import type { SearchKind } from '../../../content/base/define-kind';
import { collectionsOf } from '../../../content/places';
import { KINDS } from '../../../content/kinds';
import { ADMIN_PER_PAGE } from '../../../shared/admin-limits';
import type { EntryOf, EntryKind } from '../../../content/entry';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { paginate, atOnce } from '../../../shared/lists/read-lists';
import { type EntryQuestion, matchesSearch } from '../../../content/search/list-questions';
import { describeKind } from '../../documents/kinds';
import { firestore, countDocuments } from '../../../firebase/firestore';
import { timeOrderedReader } from '../time-ordered-reads';
import { askedReader, readListIndex } from './index-reader';
import { SCAN_LIMIT, sortOptionsFor, listAll, SEARCH_BATCH } from './all-entries';
import { isSearchKind } from '../../../content/search/search-entry';
import { galleryReader } from '../gallery';
import { moviesReader } from '../lists';
import { imageLacks, type GalleryImage, type ImageLack } from '../../../content/image/image';
import { IMAGES } from '../../../firebase/collections';

/**
 * Returns a function that reads the next `pageSize` entries of a kind that a question asks for (product
 * 35.1), in the order of the kind. It throws as `readListIndex`.
 */
export function adminEntriesReader<Kind extends SearchKind>(
  kind: Kind,
  question: EntryQuestion,
  index = readListIndex,
  pageSize: number = ADMIN_PER_PAGE,
): ReadNext<EntryOf<Kind>> {
  const { order } = describeKind(kind);
  const [path = ''] = collectionsOf(KINDS[kind]);
  const read = reader(kind);
  if (question.search || question.lack) {
    return askedReader(kind, question, { index, path, read, pageSize });
  }
  const sort =
    typeof order === 'string'
      ? { scanLimit: SCAN_LIMIT, ...sortOptionsFor(question.order ?? 'newest') }
      : { order: [orderBy(...order)] };
  const entries = timeOrderedReader<EntryOf<Kind>>(collection(firestore, path), {
    pageSize,
    ...sort,
    read,
  });
  return paginate(entries, pageSize);
}

const reader = <Kind extends SearchKind>(kind: Kind) =>
  entryIn(describeKind(kind)) as (
    document: Parameters<ReturnType<typeof entryIn>>[0],
  ) => EntryOf<Kind> | null;

/** Whether all entries of a kind are read at once: those of one document, in an order made by hand, or not searched. */
export function isAtOnce(kind: EntryKind): boolean {
  const { place, order } = describeKind(kind);
  if (place.type === 'group' || place.type === 'collections') return false;
  return place.type === 'fields' || order === 'by hand' || !isSearchKind(kind);
}

/**
 * Returns a function that reads the next `size` published entries of a kind, in the order of its list;
 * all at once where they are few. It throws FirestoreError or TimeoutError.
 */
export function everyEntry<Kind extends EntryKind>(
  kind: Kind,
  size: number,
): ReadNext<EntryOf<Kind>> {
  const { place } = describeKind(kind);
  const read =
    place.type === 'collections'
      ? moviesReader('All', { batch: size, scanLimit: SCAN_LIMIT })
      : place.type === 'group'
        ? galleryReader({ size })
        : isSearchKind(kind) && !isAtOnce(kind)
          ? adminEntriesReader(kind, { search: '' }, readListIndex, size)
          : atOnce(() => listAll(kind));
  return read as unknown as ReadNext<EntryOf<Kind>>;
}

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
