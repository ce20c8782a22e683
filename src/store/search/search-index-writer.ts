import {
  collection,
  doc,
  documentId,
  FieldPath,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { errorCode } from '../../shared/failures/failure';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import { storesMissingFields } from '../../content/search/missing-fields';
import {
  parseSearchKey,
  type SearchEntry,
  type SearchKey,
} from '../../content/search/search-entry';
import {
  applyChanges,
  SEARCH_CHANGES_MAX,
  SEARCH_INDEX_AGE_MS,
  changesSince,
  SEARCH_CHANGES,
  searchChangeField,
  timeOfInstant,
  type SearchChanges,
} from '../../content/search/stored-index';
import { withTimeout } from '../../shared/failures/timeout';
import { searchDocuments } from '../../content/search/search-parts';
import {
  COUNTED_COLLECTIONS,
  INDEXED_COLLECTIONS,
  INDEXED_DOCUMENTS,
  isDocument,
  searchEntries,
  searchEntryAt,
} from './search-entries';
import { documentAt, locate } from '../documents/locations';
import type { EntryLocation } from '../../content/entry';
import { allDocuments, countDocuments, firestore, readDocument } from '../../firebase/firestore';
import { NoSearchIndexError, readChanges, readStoredIndex } from '../read/search-index';
import { clearSearchIndexCache } from '../read/search-index-cache';

const changesDocument = doc(firestore, SEARCH_CHANGES);

/**
 * Updates the search index, if there is one, after an entry was created, changed or deleted; reads
 * the entry in the same transaction, so that two administrators cannot leave an older version in
 * the index. Never throws: a failure is logged, and the next visit repairs the index.
 */
export async function writeSearchIndex(key: SearchKey, location: EntryLocation): Promise<void> {
  const request = runTransaction(firestore, async (transaction) => {
    const { stored } = await locate(location, (reference) => transaction.get(reference));
    const entry = searchEntryAt(location, stored);
    const change = searchChangeField(entry, serverTimestamp());
    transaction.update(changesDocument, new FieldPath(key), change);
  });
  await withTimeout(request, SEND_TIMEOUT_MS).catch((error: unknown) => {
    if (errorCode(error) !== 'not-found') console.error(error);
  });
  // The next suggestions then include the change.
  clearSearchIndexCache();
}

/**
 * Rebuilds the index if it cannot be read, its number of entries does not match, it does not
 * contain the missing fields or it is a day old; merges many accumulated changes into its parts. Of
 * two parallel calls, the one that ends later has no effect. Throws FirestoreError or TimeoutError.
 */
export async function repairSearchIndex(): Promise<void> {
  const [index, count] = await Promise.all([readStoredIndex().catch(noIndex), countEntries()]);
  if (!index?.isWhole) {
    return rebuild(index ?? (await readChanges().catch(noIndex)), readEverything);
  }
  const entries = applyChanges(index.entries, index.changes);
  const counted = entries.filter(({ key }) => isDocument(parseSearchKey(key).kind)).length;
  const expected = count - index.leftOut;
  const isOld =
    Date.now() - timeOfInstant(index.built) > SEARCH_INDEX_AGE_MS || !storesMissingFields(entries);
  if (counted < expected || counted > count || isOld) return rebuild(index, readEverything);
  if (index.changes.length < SEARCH_CHANGES_MAX) return;
  // Entries that were left out of a full index may fit now.
  await rebuild(index, index.leftOut > 0 ? readEverything : async () => entries);
}

const noIndex = (error: unknown) => {
  if (error instanceof NoSearchIndexError) return undefined;
  throw error;
};

async function countEntries(): Promise<number> {
  const counts = COUNTED_COLLECTIONS.map((path) => countDocuments(collection(firestore, path)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/**
 * Replaces the index with these entries and preserves changes that were made after `before` was
 * read. Has no effect if somebody else has replaced the index since.
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
  const documents = await Promise.all([
    ...INDEXED_DOCUMENTS.map(async (path) => [await readDocument(documentAt({ path }))]),
    ...INDEXED_COLLECTIONS.map(readAll),
  ]);
  return searchEntries(
    documents.flat().map((document) => ({ path: document.ref.path, data: document.data() })),
  );
}

/** Documents per query. */
const BATCH = 500;

const readAll = (path: string) =>
  allDocuments(query(collection(firestore, path), orderBy(documentId())), BATCH);
