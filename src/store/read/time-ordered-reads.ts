import {
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import type { Timestamped, TimeOrderedSource } from '../../shared/lists/merge-by-time';
import { withTimeout } from '../../shared/failures/timeout';
import { isDocumentId } from '../../shared/document-id';
import { unreadDocuments } from './unread-documents';

/** The security rules' maximum for visitors (product 11.6). */
const SCAN_LIMIT = 50;

const NEWEST_FIRST = [orderBy('timestamp', 'desc')];

/** The sort order of a list; newest first by default. */
export interface SortOptions {
  /** The order of the query. */
  readonly order?: readonly QueryConstraint[];
  /** The same order for merging the results of several queries. */
  readonly compare?: (a: Timestamped, b: Timestamped) => number;
}

export interface TimeOrderedOptions<T> extends Pick<SortOptions, 'order'> {
  readonly pageSize: number;
  /** Converts a document; null leaves it out. */
  readonly read: (document: QueryDocumentSnapshot) => T | null;
  readonly where?: readonly QueryConstraint[];
  /** The limit of the query for documents without a timestamp. */
  readonly scanLimit?: number;
  /** The document after which the list starts; the first document of the collection without it. */
  readonly after?: DocumentReference | undefined;
}

/**
 * Reads a collection in order of time, newest first by default. Firestore leaves documents without
 * the ordering field out of an ordered query: `undated` finds them with further, bounded queries, which
 * leave out what was read, and also find documents that `where` excludes because of a misspelt status
 * (product 11.2). Both functions throw FirestoreError or TimeoutError.
 */
export function timeOrderedSource<T>(
  collection: Query,
  {
    pageSize,
    read,
    where = [],
    scanLimit = SCAN_LIMIT,
    order = NEWEST_FIRST,
    after,
  }: TimeOrderedOptions<T>,
): TimeOrderedSource<T> {
  const seen = new Map<string, QueryDocumentSnapshot>();
  let last: DocumentSnapshot | undefined;
  let exhausted = false;
  let scanned = false;

  const fetchPage = async (page: Query) => {
    const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
    const unseen = docs.filter(({ ref }) => !seen.has(ref.path));
    for (const document of docs) seen.set(document.ref.path, document);
    return { docs, unseen };
  };
  const entriesOf = (documents: readonly QueryDocumentSnapshot[]) =>
    documents.map(read).filter((entry) => entry !== null);

  async function ordered(): Promise<readonly T[]> {
    if (exhausted) return [];
    if (after && !last) last = await withTimeout(getDoc(after), READ_TIMEOUT_MS);
    // If the cursor's document has been deleted, the list starts at its first document.
    const cursor = last?.exists() ? [startAfter(last)] : [];
    const page = query(collection, ...where, ...order, ...cursor, limit(pageSize));
    const { docs, unseen } = await fetchPage(page);
    last = docs.at(-1);
    exhausted = docs.length < pageSize;
    const entries = entriesOf(unseen);
    return entries.length > 0 ? entries : ordered();
  }

  async function undated(): Promise<readonly T[]> {
    if (scanned) return [];
    const parts = unreadDocuments(collection, [...seen.values()]);
    const pages = await Promise.all(parts.map((part) => fetchPage(query(part, limit(scanLimit)))));
    scanned = true;
    const found = pages.flatMap(({ unseen }) => unseen);
    // The dated documents before the cursor are not part of the list.
    return entriesOf(after ? found.filter((document) => !document.get('timestamp')) : found);
  }

  return { ordered, undated };
}

/** The document with a stored id; undefined for none, or for what is no id. */
export const documentAfter = (collection: CollectionReference, id = '') =>
  isDocumentId(id) ? doc(collection, id) : undefined;
