import { orderBy, where, doc, limit, query } from 'firebase/firestore/lite';
import { byOldest } from '../../../shared/lists/read-lists';
import type { ListOrder } from '../../../content/search/list-query';
import { isSearchKind } from '../../../content/search/search-entry';
import type { SortOptions } from '../time-ordered-reads';
import { newestFirst } from '../../../content/base/convert';
import type { EntryKind, EntryOf } from '../../../content/entry';
import { byNewest } from '../../../shared/lists/merge-by-time';
import { describeKind, entryFrom, placeOf } from '../../documents/kinds';
import { entryQueries } from '../../documents/place-queries';
import { firestore, readDocument, readDocuments } from '../../../firebase/firestore';

/** Documents per query of a search; more than a page, because most documents do not match. */
export const SEARCH_BATCH = 100;

/** The limit of the query for documents without a timestamp (product 11.2). */
export const SCAN_LIMIT = 1000;

/** Returns the query options for an order; newest first is the default. */
export const sortOptionsFor = (order: ListOrder | undefined): SortOptions =>
  order === 'oldest' ? OLDEST_FIRST : {};

const OLDEST_FIRST: SortOptions = {
  // Excludes values of other types, which Firestore sorts before timestamps.
  order: [where('timestamp', '>=', new Date(0)), orderBy('timestamp', 'asc')],
  compare: byOldest,
};

/**
 * Returns whether all entries of a kind are read in one call: kinds in one document, kinds ordered
 * by hand, and kinds that are not in the search index.
 */
export function isReadAtOnce(kind: EntryKind): boolean {
  const { place, order } = describeKind(kind);
  const { documents, groups } = place.source;
  const isShort = documents.length > 0 || order === 'by hand' || !isSearchKind(kind);
  return isShort && groups.length === 0;
}

/**
 * Returns all entries of a kind in the order of its list, from its document or by one unordered query. Throws
 * FirestoreError or TimeoutError.
 */
export async function listAll<Kind extends EntryKind>(
  kind: Kind,
): Promise<readonly EntryOf<Kind>[]> {
  const [path] = placeOf(kind).source.documents;
  if (path !== undefined) {
    const document = await readDocument(doc(firestore, path));
    return newestFirst(document.data()).flatMap(
      ([key, stored]) => entryFrom(kind, { path, key }, stored) ?? [],
    );
  }
  const all = entryQueries(kind).map((entries) => readDocuments(query(entries, limit(SCAN_LIMIT))));
  return (await Promise.all(all))
    .flat()
    .flatMap((document) => entryFrom(kind, document.ref, document.data()) ?? [])
    .toSorted(byListOrder(kind));
}

/** Returns the comparison that sorts a kind's list. A manual order is stored as times. */
export function byListOrder(kind: EntryKind): typeof byNewest {
  const { order } = describeKind(kind);
  if (typeof order === 'string') return byNewest;
  const [name, direction] = order;
  const valueOf = (entry: object) => String(Reflect.get(entry, name) ?? '');
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => sign * valueOf(a).localeCompare(valueOf(b));
}
