import {
  collection,
  doc,
  documentId,
  FieldPath,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { errorCode } from '../../domain/failures/failure';
import { READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../../domain/limits';
import { MOVIE_STATUSES } from '../../domain/movies/movie';
import { parseSearchKey, type SearchEntry, type SearchKey } from '../../domain/search/search-entry';
import {
  applyChanges,
  SEARCH_CHANGES_MAX,
  SEARCH_INDEX_AGE_MS,
  SEARCH_PART_SIZE,
  SEARCH_PARTS_MAX,
} from '../../domain/search/search-index';
import { withTimeout } from '../../domain/failures/timeout';
import { movieFromDocument } from '../../firebase/converters/movie';
import { searchEntries } from '../../firebase/converters/search-entry';
import {
  changesSince,
  SEARCH_CHANGES,
  type SearchChanges,
  searchChangeField,
  searchDocuments,
  timeOfInstant,
} from '../../firebase/converters/search';
import { videoFromDocument } from '../../firebase/converters/video';
import { moviesCollection, VIDEOS } from '../../firebase/collections';
import { describeKind, entryFrom, kindAt } from '../../firebase/kinds';
import { documentAt, storedIn } from '../store/locations';
import type { EntryKind, EntryLocation } from '../../domain/entries/entry';
import { firestore } from '../../firebase/firestore';
import { listAnnouncements } from '../entries/announcements';
import { NoSearchIndexError, readChanges, readStoredIndex } from './search-index';

const changesDocument = doc(firestore, SEARCH_CHANGES);

/**
 * Writes to the search index what is now stored of an entry, after the entry was created, changed or
 * deleted. It reads the entry in the same transaction, so that two administrators at once cannot
 * leave an older version in the index. It never throws: a failure is logged, and repaired by the
 * next visit (product 24.5, 24.6). Without an index it does nothing.
 */
export async function updateSearchIndex(key: SearchKey, location: EntryLocation): Promise<void> {
  const request = runTransaction(firestore, async (transaction) => {
    const document = await transaction.get(documentAt(location));
    const entry = searchEntryIn(location, storedIn(document, location));
    const change = searchChangeField(entry, serverTimestamp());
    transaction.update(changesDocument, new FieldPath(key), change);
  });
  await withTimeout(request, SEND_TIMEOUT_MS).catch((error: unknown) => {
    if (errorCode(error) !== 'not-found') console.error(error);
  });
}

function searchEntryIn(location: EntryLocation, stored: unknown): SearchEntry | null {
  const kind = stored === undefined ? undefined : kindAt(location.path);
  return kind ? searchEntryOf(kind, location, stored) : null;
}

function searchEntryOf<Kind extends EntryKind>(
  kind: Kind,
  location: EntryLocation,
  stored: unknown,
): SearchEntry | null {
  const entry = entryFrom(kind, location, stored);
  return (entry && describeKind(kind).searchEntry?.(entry)) ?? null;
}

/**
 * Compares the index with the number of movies and videos, and writes it anew if it does not fit,
 * cannot be read or is a day old; changes that have come together are merged into its parts. Two at
 * once are safe: the one that ends later has no effect. Throws FirestoreError or TimeoutError.
 */
export async function repairSearchIndex(): Promise<void> {
  const [index, count] = await Promise.all([readStoredIndex().catch(noIndex), countEntries()]);
  if (!index?.isWhole) {
    return rebuild(index ?? (await readChanges().catch(noIndex)), readEverything);
  }
  const entries = applyChanges(index.entries, index.changes);
  const counted = entries.filter(({ key }) => parseSearchKey(key).kind !== 'announcement').length;
  const expected = Math.min(count, SEARCH_PARTS_MAX * SEARCH_PART_SIZE);
  const isOld = Date.now() - timeOfInstant(index.built) > SEARCH_INDEX_AGE_MS;
  if (counted < expected || counted > count || isOld) return rebuild(index, readEverything);
  if (index.changes.length >= SEARCH_CHANGES_MAX) return rebuild(index, async () => entries);
}

const noIndex = (error: unknown) => {
  if (error instanceof NoSearchIndexError) return undefined;
  throw error;
};

const collections = () =>
  [...MOVIE_STATUSES.map(moviesCollection), VIDEOS].map((path) => collection(firestore, path));

async function countEntries(): Promise<number> {
  const requests = Promise.all(collections().map((entries) => getCount(entries)));
  const counts = await withTimeout(requests, READ_TIMEOUT_MS);
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}

/**
 * Replaces the index by these entries. Changes that have been made since `before` was read are kept.
 * Has no effect if somebody else has replaced the index since then.
 */
async function rebuild(
  before: SearchChanges | undefined,
  readEntries: () => Promise<readonly SearchEntry[]>,
): Promise<void> {
  const entries = await readEntries();
  await runTransaction(firestore, async (transaction) => {
    const document = await transaction.get(changesDocument);
    const changes = changesSince(before, document.exists() ? document.data() : undefined);
    if (!changes) return;
    for (const [path, data] of searchDocuments(entries, serverTimestamp(), changes)) {
      transaction.set(doc(firestore, path), data);
    }
  });
}

async function readEverything(): Promise<readonly SearchEntry[]> {
  const [announcements, videos, ...movies] = await Promise.all([
    listAnnouncements(),
    readAll(VIDEOS, (document) => videoFromDocument(document.id, document.data())),
    ...MOVIE_STATUSES.map((status) =>
      readAll(moviesCollection(status), (document) =>
        movieFromDocument(document.id, status, document.data()),
      ),
    ),
  ]);
  return searchEntries({ movies: movies.flat(), videos, announcements });
}

/** Documents per query. */
const BATCH = 500;

async function readAll<T>(
  path: string,
  read: (document: QueryDocumentSnapshot) => T,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const page = query(
      collection(firestore, path),
      orderBy(documentId()),
      ...(last ? [startAfter(last)] : []),
      limit(BATCH),
    );
    const { docs } = await withTimeout(getDocs(page), READ_TIMEOUT_MS);
    found.push(...docs.map(read));
    last = docs.at(-1);
    if (docs.length < BATCH) return found;
  }
}
