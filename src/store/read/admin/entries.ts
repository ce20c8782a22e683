import {
  collection,
  orderBy,
  collectionGroup,
  query,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { OUTDATED } from '../../../content/base/define-kind';
import { ADMIN_PER_PAGE } from '../../../shared/admin-limits';
import type { EntryOf, EntryKind } from '../../../content/entry';
import { mergeByTime, type ReadNext } from '../../../shared/lists/merge-by-time';
import { paginate, completeReader, concatReaders } from '../../../shared/lists/read-lists';
import { isFiltered, type ListQuestion } from '../../../content/search/list-question';
import type { ListAnswer } from '../../../content/search/matching-entries';
import { fieldOfLack, lacksFor, type Lack, type LackCount } from '../../../content/search/lacks';
import { isSearchKind } from '../../../content/search/search-entry';
import { matchesSearch } from '../../../shared/search/matches-search';
import { describeKind, entryFrom, hasArchive, searchedTexts } from '../../documents/kinds';
import { entryQueries } from '../../documents/place-queries';
import { shownFields } from '../../search/search-entries';
import { firestore, countDocuments } from '../../../firebase/firestore';
import { timeOrderedReader, timeOrderedSource } from '../time-ordered-reads';
import type { ArchiveIndex } from './archived-entries';
import { foundEntriesReader, readListIndex, type ListIndex } from './index-reader';
import { SCAN_LIMIT, sortOptionsFor, isReadAtOnce, listAll, SEARCH_BATCH } from './all-entries';
import { groupSource } from '../group-source';
import { statusSource } from '../status-source';
import { lastChangedReader } from './last-changed';
import { IMAGES } from '../../../firebase/collections';

/** The data that a list and its counts share; each is read when it is first needed. */
export interface ListSources<T> {
  readonly index?: () => Promise<ListIndex>;
  /** Returns all entries of a list that is read at once. */
  readonly whole?: () => Promise<readonly T[]>;
}

interface ReaderOptions<T> extends ListSources<T> {
  readonly pageSize?: number;
}

/**
 * Returns a function that reads the next `pageSize` entries of a kind that match a query, in the order of its
 * list. For kinds in the search index, the index finds what the database cannot; of other kinds, every entry
 * is checked. The function throws as `readListIndex`.
 */
export function entriesReader<Kind extends EntryKind>(
  kind: Kind,
  question: ListQuestion,
  { index = readListIndex, whole, pageSize = ADMIN_PER_PAGE }: ReaderOptions<EntryOf<Kind>> = {},
): ReadNext<EntryOf<Kind>> {
  if (!isFiltered(question)) {
    return paginate(inOrder(kind, question, { whole, batch: pageSize }), pageSize);
  }
  if (isReadAtOnce(kind)) {
    const current = whole ?? (() => listAll(kind));
    const matches = (entry: EntryOf<Kind>) => fits(kind, entry, question);
    const found = async () => (await current()).filter(matches);
    const archived = ofArchive(kind, ({ archiveReader, archivedReader }) =>
      // The index has only the titles of entries.
      question.search
        ? paginate(archiveReader(kind, question.order, SEARCH_BATCH), pageSize, matches)
        : archivedReader(kind, question, { index, current }, pageSize),
    );
    return paginate(withArchive(question.order, found, archived), pageSize);
  }
  if (!isSearchKind(kind)) {
    const all = inOrder(kind, question, { whole, batch: SEARCH_BATCH });
    return paginate(all, pageSize, (entry) => fits(kind, entry, question));
  }
  const find = async () => {
    const { matchingEntries } = await import('../../../content/search/matching-entries');
    return matchingEntries((await index()).entries, kind, question);
  };
  return question.order === 'changed'
    ? lastChangedReader(kind, find, pageSize)
    : foundEntriesReader(kind, find, pageSize);
}

/**
 * Returns how many entries match a query, and the counts of the further filters. Throws as `readListIndex`.
 */
export async function readAnswer<Kind extends EntryKind>(
  kind: Kind,
  question: ListQuestion,
  { index = readListIndex, whole = () => listAll(kind) }: ListSources<EntryOf<Kind>> = {},
): Promise<ListAnswer> {
  if (isSearchKind(kind) && !isReadAtOnce(kind)) {
    const { entriesAnswer } = await import('../../../content/search/matching-entries');
    return entriesAnswer((await index()).entries, kind, question);
  }
  if (!isReadAtOnce(kind)) return countedAnswer(question);
  const { search, lack } = question;
  const others = (await whole()).filter((entry) => fits(kind, entry, { search }));
  const countOf = (name?: Lack) =>
    others.filter((entry) => fits(kind, entry, { search: '', lack: name })).length;
  if (search && hasArchive(kind) && (await (await loadArchive()).hasArchived(kind))) {
    return uncounted(kind);
  }
  const archived = await archivedAnswer(kind, question, { index, current: whole });
  const missing = lacksFor(kind).map((name) => ({
    lack: name,
    count: countOf(name) + (archived?.missing.find((other) => other.lack === name)?.count ?? 0),
  }));
  return {
    count: countOf(lack) + (archived?.count ?? 0),
    missing: missing.filter(({ count }) => count > 0),
  };
}

/** The counts for a search whose number of matches is known only after all entries have been read. */
const uncounted = (kind: EntryKind): ListAnswer => ({
  count: undefined,
  missing: lacksFor(kind).map((lack) => ({ lack, count: undefined })),
});

/** Returns the counts for the archived entries of a kind; undefined if there are none. */
async function archivedAnswer(
  kind: EntryKind,
  question: ListQuestion,
  sources: ArchiveIndex,
): Promise<ListAnswer | undefined> {
  if (!hasArchive(kind) || !isSearchKind(kind)) return undefined;
  const archived = await (await loadArchive()).archivedEntries(kind, sources);
  if (archived.length === 0) return undefined;
  const { entriesAnswer } = await import('../../../content/search/matching-entries');
  return entriesAnswer(archived, kind, question);
}

const loadArchive = () => import('./archived-entries');

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
  order: ListQuestion['order'],
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

/** Returns whether an entry contains all search terms and misses the field of the filter. */
function fits(
  kind: EntryKind,
  entry: EntryOf<EntryKind>,
  { search, lack }: Pick<ListQuestion, 'search' | 'lack'>,
): boolean {
  const name = lack && fieldOfLack(lack);
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
  { status = 'All', order: asked }: ListQuestion,
  { whole = () => listAll(kind), batch }: OrderOptions<EntryOf<Kind>>,
): ReadNext<EntryOf<Kind>> {
  const { place, order } = describeKind(kind);
  if (isReadAtOnce(kind)) {
    const archived = ofArchive(kind, ({ archiveReader }) => archiveReader(kind, asked, batch));
    return withArchive(asked, whole, archived);
  }
  const read = (document: QueryDocumentSnapshot) =>
    entryFrom(kind, { path: document.ref.path }, document.data());
  const { compare, ...sorted } = sortOptionsFor(asked);
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

/**
 * Returns the counts for the gallery: the database counts missing fields, but not the matches of a search.
 */
async function countedAnswer({ search, lack }: ListQuestion): Promise<ListAnswer> {
  if (search) return uncounted('image');
  const [all, ...missing] = await Promise.all([
    countImages(),
    ...lacksFor('image').map(async (name): Promise<LackCount> => ({
      lack: name,
      count: await countImages(name),
    })),
  ]);
  const count = lack ? missing.find((other) => other.lack === lack)?.count : all;
  return { count, missing: missing.filter((other) => other.count) };
}

/** Returns how many entries of a kind have an outdated translation. Throws FirestoreError or TimeoutError. */
export async function countOutdated(kind: EntryKind): Promise<number> {
  const counts = entryQueries(kind).map((entries) =>
    countDocuments(query(entries, where(OUTDATED, '>', ''))),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** The stored fields of an image that can be missing. */
const STORED: Readonly<Partial<Record<Lack, string>>> = { alt: 'picture.alt', film: 'movie' };

/**
 * Returns the number of images, or of images without a field. The database cannot find documents without a
 * field, so the number is the difference of two counts. Throws FirestoreError or TimeoutError.
 */
export async function countImages(lack?: Lack): Promise<number> {
  if (lack === 'outdated') return countOutdated('image');
  const having = (field: string) =>
    countDocuments(query(collectionGroup(firestore, IMAGES), where(field, '>', '')));
  const stored = lack && STORED[lack];
  const [all, others] = await Promise.all([having('img'), stored ? having(stored) : 0]);
  return Math.max(0, all - others);
}
