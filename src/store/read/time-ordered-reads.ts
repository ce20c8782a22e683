import { readDocument, readDocuments } from '../../firebase/firestore';
import {
  doc,
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
  documentId,
  endBefore,
  where,
} from 'firebase/firestore/lite';
import type { Timestamped, TimeOrderedSource, ReadNext } from '../../shared/lists/merge-by-time';
import { isDocumentId } from '../../firebase/collections';

/** The rules' maximum for visitors (product 11.6). */
const SCAN_LIMIT = 50;

const NEWEST_FIRST = [orderBy('timestamp', 'desc')];

/** The sort order of a list; newest first by default. */
export interface SortOptions {
  readonly order?: readonly QueryConstraint[];
  /** The same order for merging the results of several queries. */
  readonly compare?: (a: Timestamped, b: Timestamped) => number;
}

interface TimeOrderedOptions<T> extends Pick<SortOptions, 'order'> {
  readonly pageSize: number;
  /** Converts a document; null skips it. */
  readonly read: (document: QueryDocumentSnapshot) => T | null;
  readonly where?: readonly QueryConstraint[];
  /** The limit of the query for documents without a timestamp. */
  readonly scanLimit?: number;
  /**
   * The list starts after this document; at the first document of the collection if it is
   * undefined.
   */
  readonly after?: DocumentReference | undefined;
}

/**
 * Reads a collection in order of time, newest first by default. An ordered query does not return
 * documents without the ordering field; `undated` finds them, and documents with a misspelt status,
 * with further, bounded queries that exclude documents already read. Both functions throw
 * FirestoreError or TimeoutError.
 */
export function timeOrderedSource<T>(
  collection: Query,
  {
    pageSize,
    read,
    where: conditions = [],
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
    const docs = await readDocuments(page);
    const unseen = docs.filter(({ ref }) => !seen.has(ref.path));
    for (const document of docs) seen.set(document.ref.path, document);
    return { docs, unseen };
  };
  const entriesOf = (documents: readonly QueryDocumentSnapshot[]) =>
    documents.map(read).filter((entry) => entry !== null);

  async function ordered(): Promise<readonly T[]> {
    if (exhausted) return [];
    if (after && !last) last = await readDocument(after);
    // If the cursor's document was deleted, the list starts with its first document.
    const cursor = last?.exists() ? [startAfter(last)] : [];
    const page = query(collection, ...conditions, ...order, ...cursor, limit(pageSize));
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
    // Documents with a time before the cursor are not part of the list.
    return entriesOf(after ? found.filter((document) => !document.get('timestamp')) : found);
  }

  return { ordered, undated };
}

/** Returns the document with an id; undefined for an empty or invalid id. */
export const documentWithId = (collection: CollectionReference, id = '') =>
  isDocumentId(id) ? doc(collection, id) : undefined;

/** Firestore's limit of values in a `not-in` condition. */
const EXCLUDED_MAX = 10;
/**
 * The number of known documents above which excluding them takes more queries than it saves reads.
 */
const KNOWN_MAX = 50;

/**
 * Returns queries, by path, for the documents that have not been read yet. Together they return
 * each of `documents` once, except the ones in `known`; if `known` is long, a single query also
 * returns the known documents.
 */
export function unreadDocuments(
  documents: Query,
  known: readonly QueryDocumentSnapshot[],
): readonly Query[] {
  const byPath = query(documents, orderBy(documentId()));
  if (known.length > KNOWN_MAX) return [byPath];
  const inOrder = known.toSorted((a, b) => (segments(a) < segments(b) ? -1 : 1));
  // Each query ends before the document after which the next one starts, so that nothing is missed
  // even if this sort order differs from the order of the database; at worst, some documents are
  // returned twice.
  const queries: Query[] = [];
  for (let next = 0; next <= inOrder.length; next += EXCLUDED_MAX + 1) {
    const [before, after] = [inOrder[next - 1], inOrder[next + EXCLUDED_MAX]];
    const excluded = inOrder.slice(next, next + EXCLUDED_MAX).map(({ ref }) => ref);
    queries.push(
      query(
        byPath,
        ...(excluded.length > 0 ? [where(documentId(), 'not-in', excluded)] : []),
        ...(before ? [startAfter(before)] : []),
        ...(after ? [endBefore(after)] : []),
      ),
    );
  }
  return queries;
}

/** Returns the path as a text that sorts by path segments. */
const segments = ({ ref }: QueryDocumentSnapshot) => ref.path.replaceAll('/', '\0');

/** Reads a collection by time as one list, documents without a time last. Throws as `timeOrderedSource`. */
export function timeOrderedReader<T>(
  collection: Query,
  options: TimeOrderedOptions<T>,
): ReadNext<T> {
  const { ordered, undated } = timeOrderedSource(collection, options);
  return async () => {
    const page = await ordered();
    return page.length > 0 ? page : undated();
  };
}
