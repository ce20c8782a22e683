import { collection, orderBy, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { ADMIN_PER_PAGE } from '../../../shared/admin-limits';
import type { EntryOf, EntryKind } from '../../../content/entry';
import { mergeByTime, type ReadNext } from '../../../shared/lists/merge-by-time';
import { paginate, completeReader, concatReaders } from '../../../shared/lists/read-lists';
import { isFiltered, type ListQuery } from '../../../content/search/list-query';
import { fieldOfFilter } from '../../../content/search/missing-fields';
import { isSearchKind } from '../../../content/search/search-entry';
import { matchesSearch } from '../../../shared/search/matches-search';
import { describeKind, entryFrom, hasArchive, searchedTexts } from '../../documents/kinds';
import { entryQueries } from '../../documents/place-queries';
import { shownFields } from '../../search/search-entries';
import { firestore } from '../../../firebase/firestore';
import { timeOrderedReader, timeOrderedSource } from '../time-ordered-reads';
import { foundEntriesReader, readListIndex, type ListIndex } from './index-reader';
import { SCAN_LIMIT, sortOptionsFor, isReadAtOnce, listAll, SEARCH_BATCH } from './all-entries';
import { groupSource } from '../group-source';
import { statusSource } from '../status-source';
import { lastChangedReader } from './last-changed';

/** The data that a list and its counts share; each is read when it is first needed. */
export interface ListSources<T> {
  readonly index?: () => Promise<ListIndex>;
  /** Returns all entries of a list that is read in one call. */
  readonly whole?: () => Promise<readonly T[]>;
}

interface ReaderOptions<T> extends ListSources<T> {
  readonly pageSize?: number;
}

/**
 * Returns a function that reads the next `pageSize` entries of a kind that match a query, in the
 * order of its list. For kinds in the search index, the index finds what the database cannot find;
 * for other kinds, every entry is checked. The function throws the errors of `readListIndex`.
 */
export function entriesReader<Kind extends EntryKind>(
  kind: Kind,
  listQuery: ListQuery,
  { index = readListIndex, whole, pageSize = ADMIN_PER_PAGE }: ReaderOptions<EntryOf<Kind>> = {},
): ReadNext<EntryOf<Kind>> {
  if (!isFiltered(listQuery)) {
    return paginate(inOrder(kind, listQuery, { whole, batch: pageSize }), pageSize);
  }
  if (isReadAtOnce(kind)) {
    const current = whole ?? (() => listAll(kind));
    const matches = (entry: EntryOf<Kind>) => fits(kind, entry, listQuery);
    const found = async () => (await current()).filter(matches);
    const archived = ofArchive(kind, ({ archiveReader, archivedReader }) =>
      // The index contains only the titles of entries.
      listQuery.search
        ? paginate(archiveReader(kind, listQuery.order, SEARCH_BATCH), pageSize, matches)
        : archivedReader(kind, listQuery, { index, current }, pageSize),
    );
    return paginate(withArchive(listQuery.order, found, archived), pageSize);
  }
  if (!isSearchKind(kind)) {
    const all = inOrder(kind, listQuery, { whole, batch: SEARCH_BATCH });
    return paginate(all, pageSize, (entry) => fits(kind, entry, listQuery));
  }
  const find = async () => {
    const { matchingEntries } = await import('../../../content/search/matching-entries');
    return matchingEntries((await index()).entries, kind, listQuery);
  };
  return listQuery.order === 'changed'
    ? lastChangedReader(kind, find, pageSize)
    : foundEntriesReader(kind, find, pageSize);
}

export const loadArchive = () => import('./archived-entries');

/** Reads entries of an archive. Its code is loaded when the list reaches them. */
function ofArchive<T>(
  kind: EntryKind,
  readerOf: (code: Awaited<ReturnType<typeof loadArchive>>) => ReadNext<T>,
): ReadNext<T> {
  let read: ReadNext<T> | undefined;
  return async () => {
    if (!hasArchive(kind)) return [];
    read ??= readerOf(await loadArchive());
    return read();
  };
}

/** Reads the entries of a document, and the older ones in its archive. */
function withArchive<T>(
  order: ListQuery['order'],
  readCurrent: () => Promise<readonly T[]>,
  archived: ReadNext<T>,
): ReadNext<T> {
  return order === 'oldest'
    ? concatReaders(
        archived,
        completeReader(async () => (await readCurrent()).toReversed()),
      )
    : concatReaders(completeReader(readCurrent), archived);
}

/** Returns whether an entry contains all search terms and the field of the filter for missing fields is empty. */
export function fits(
  kind: EntryKind,
  entry: EntryOf<EntryKind>,
  { search, missing }: Pick<ListQuery, 'search' | 'missing'>,
): boolean {
  const name = missing && fieldOfFilter(missing);
  return (
    matchesSearch(searchedTexts(kind, entry), search) && (!name || !shownFields(kind, entry)[name])
  );
}

interface OrderOptions<T> {
  readonly whole: (() => Promise<readonly T[]>) | undefined;
  /** Entries per query. */
  readonly batch: number;
}

/** Reads all entries of a kind, or all movies of a status, in the order of the list. */
function inOrder<Kind extends EntryKind>(
  kind: Kind,
  { status = 'All', order: timeOrder }: ListQuery,
  { whole = () => listAll(kind), batch }: OrderOptions<EntryOf<Kind>>,
): ReadNext<EntryOf<Kind>> {
  const { place, order } = describeKind(kind);
  if (isReadAtOnce(kind)) {
    const archived = ofArchive(kind, ({ archiveReader }) => archiveReader(kind, timeOrder, batch));
    return withArchive(timeOrder, whole, archived);
  }
  const read = (document: QueryDocumentSnapshot) =>
    entryFrom(kind, { path: document.ref.path }, document.data());
  const { compare, ...sorted } = sortOptionsFor(timeOrder);
  const byTime = { pageSize: batch, scanLimit: SCAN_LIMIT, ...sorted };
  const queries = entryQueries(kind);
  if (place.names) {
    const options = { ...byTime, ...statusSource(status, read) };
    const sources = queries.map((entries) => timeOrderedSource(entries, options));
    return mergeByTime(sources, batch, compare);
  }
  if (place.source.groups.length > 0) {
    const sources = queries.map((entries) => groupSource(entries, { batch, read }));
    return mergeByTime(sources, batch);
  }
  return timeOrderedReader(collection(firestore, place.path), {
    ...(typeof order === 'string' ? byTime : { pageSize: batch, order: [orderBy(...order)] }),
    read,
  });
}

/**
 * Returns a function that reads the next `size` published entries of a kind, in the order of its list. The
 * function throws FirestoreError or TimeoutError.
 */
export const allEntriesReader = <Kind extends EntryKind>(kind: Kind, size: number) =>
  entriesReader(kind, { search: '' }, { pageSize: size });
