import {
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { READ_TIMEOUT_MS } from '../domain/limits';
import type { ReadNext } from '../domain/newest-first';
import { withTimeout } from '../domain/timeout';

/** The most documents that the security rules let a visitor read at once. */
const SCAN_LIMIT = 50;

interface NewestFirst<T> {
  readonly pageSize: number;
  /** Turns a document into what the site shows; null leaves it out. */
  readonly read: (document: QueryDocumentSnapshot) => T | null;
  readonly where?: readonly QueryConstraint[];
  readonly scanLimit?: number;
}

/**
 * Reads a collection newest first, one page at a call, none at all when it is exhausted.
 * The database leaves documents out of an ordered query that lack the field, so the last page is
 * followed by one bounded look for those: nothing that was ever stored is lost to the list
 * because its timestamp or status is missing or misspelt (DESIGN R2).
 * Throws FirestoreError, or TimeoutError when the database stays silent.
 */
export function newestFirst<T>(
  collection: Query,
  { pageSize, read, where = [], scanLimit = SCAN_LIMIT }: NewestFirst<T>,
): ReadNext<T> {
  const seen = new Set<string>();
  let last: QueryDocumentSnapshot | undefined;
  let stage: 'ordered' | 'scan' | 'end' = 'ordered';

  const fetchPage = async (...constraints: QueryConstraint[]) => {
    const { docs } = await withTimeout(getDocs(query(collection, ...constraints)), READ_TIMEOUT_MS);
    const fresh = docs.filter(({ ref }) => !seen.has(ref.path));
    for (const { ref } of docs) seen.add(ref.path);
    return { docs, entries: fresh.map(read).filter((entry) => entry !== null) };
  };

  return async function next(): Promise<readonly T[]> {
    if (stage === 'end') return [];
    if (stage === 'scan') {
      const { entries } = await fetchPage(limit(scanLimit));
      stage = 'end';
      return entries;
    }
    const after = last ? [startAfter(last)] : [];
    const { docs, entries } = await fetchPage(
      ...where,
      orderBy('timestamp', 'desc'),
      ...after,
      limit(pageSize),
    );
    last = docs.at(-1);
    if (docs.length < pageSize) stage = 'scan';
    return entries.length > 0 ? entries : next();
  };
}
