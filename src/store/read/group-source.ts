import {
  documentId,
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
import { timestampOf } from '../../content/base/stored-values';
import { readDocument, readDocuments } from '../../firebase/firestore';
import type { ReadNext, TimeOrderedSource } from '../../shared/lists/merge-by-time';
import { unreadDocuments } from './time-ordered-reads';

/** Documents per query for entries without a time: the rules' maximum (product 11.6). */
const SCAN_LIMIT = 50;

/** The condition excludes values of other types, which Firestore sorts before timestamps. */
const NEWEST_FIRST = [where('timestamp', '>=', new Date(0)), orderBy('timestamp', 'desc')];

interface GroupOptions<T> {
  /** Documents per query for entries with a time. */
  readonly batch: number;
  /** Converts a document; null skips it. */
  readonly read: (document: QueryDocumentSnapshot) => T | null;
  /** The list starts after this document; at the first entry if it is undefined or was deleted. */
  readonly after?: DocumentReference | undefined;
}

/**
 * Reads the entries of a collection group newest first; `undated` reads the unlimited number of
 * entries without a timestamp in the order of their paths, without documents that were already read
 * by time. No entry is lost. Both functions throw FirestoreError or TimeoutError.
 */
export function groupSource<T>(
  group: Query,
  { batch, read: entryOf, after }: GroupOptions<T>,
): TimeOrderedSource<T> {
  let cursor: Promise<DocumentSnapshot | undefined> | undefined;
  const readCursor = async () => {
    const document = after && (await readDocument(after));
    return document?.exists() ? document : undefined;
  };
  const known: QueryDocumentSnapshot[] = [];

  const dated = documentReader(batch, async () => {
    const document = await (cursor ??= readCursor());
    if (document && !hasTime(document)) return [];
    return [query(group, ...NEWEST_FIRST, ...(document ? [startAfter(document)] : []))];
  });
  const others = documentReader(SCAN_LIMIT, async () => {
    const document = await (cursor ??= readCursor());
    // If the list starts after an entry without a time, no entry with a time has been read.
    return document && !hasTime(document)
      ? [query(group, orderBy(documentId()), startAfter(document))]
      : unreadDocuments(group, known);
  });
  const reader = (read: typeof dated, belongs: (document: QueryDocumentSnapshot) => boolean) =>
    async function next(): Promise<readonly T[]> {
      const documents = await read();
      const found = documents.filter(belongs).map(entryOf);
      const valid = found.filter((entry) => entry !== null);
      // An empty array would mean that the list is exhausted.
      return valid.length > 0 || documents.length === 0 ? valid : next();
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
 * Returns a function that reads the next `size` documents of several queries, one query after the
 * other, and an empty array at the end.
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
