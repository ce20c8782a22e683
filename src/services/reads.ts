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
import type { Dated, ReadNext, Source } from '../domain/newest-first';
import { withTimeout } from '../domain/timeout';

/** The most documents that the security rules let a visitor read at once. */
const SCAN_LIMIT = 50;

const NEWEST_FIRST = [orderBy('timestamp', 'desc')];

/** In which order a list is asked for and put together; newest first without it. */
export interface Ordered {
  readonly order?: readonly QueryConstraint[];
  readonly compare?: (a: Dated, b: Dated) => number;
}

interface ByTime<T> extends Pick<Ordered, 'order'> {
  readonly pageSize: number;
  /** Turns a document into what the site shows; null leaves it out. */
  readonly read: (document: QueryDocumentSnapshot) => T | null;
  readonly where?: readonly QueryConstraint[];
  readonly scanLimit?: number;
}

/**
 * A collection by time, newest first if nothing else is asked for, one page at a call, none at all
 * when it is exhausted. The database leaves documents out of an ordered query that lack the field:
 * `rest` is one bounded look for those, so that nothing that was ever stored is lost to the list
 * because its timestamp or status is missing or misspelt (DESIGN R2).
 * Both throw FirestoreError, or TimeoutError when the database stays silent.
 */
export function sourceByTime<T>(
  collection: Query,
  { pageSize, read, where = [], scanLimit = SCAN_LIMIT, order = NEWEST_FIRST }: ByTime<T>,
): Source<T> {
  const seen = new Set<string>();
  let last: QueryDocumentSnapshot | undefined;
  let exhausted = false;
  let looked = false;

  const fetchPage = async (...constraints: QueryConstraint[]) => {
    const { docs } = await withTimeout(getDocs(query(collection, ...constraints)), READ_TIMEOUT_MS);
    const fresh = docs.filter(({ ref }) => !seen.has(ref.path));
    for (const { ref } of docs) seen.add(ref.path);
    return { docs, entries: fresh.map(read).filter((entry) => entry !== null) };
  };

  async function ordered(): Promise<readonly T[]> {
    if (exhausted) return [];
    const after = last ? [startAfter(last)] : [];
    const { docs, entries } = await fetchPage(...where, ...order, ...after, limit(pageSize));
    last = docs.at(-1);
    exhausted = docs.length < pageSize;
    return entries.length > 0 ? entries : ordered();
  }

  async function rest(): Promise<readonly T[]> {
    if (looked) return [];
    const { entries } = await fetchPage(limit(scanLimit));
    looked = true;
    return entries;
  }

  return { ordered, rest };
}

/** The same as one list: the rest comes at the end. Throws as `sourceByTime`. */
export function readByTime<T>(collection: Query, options: ByTime<T>): ReadNext<T> {
  const { ordered, rest } = sourceByTime(collection, options);
  return async () => {
    const page = await ordered();
    return page.length > 0 ? page : rest();
  };
}
