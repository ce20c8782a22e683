import type { App } from 'firebase-admin/app';
import { FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
import {
  changesSince,
  SEARCH_CHANGES,
  searchChangesFromDocument,
} from '../../../src/content/search/stored-index';
import { searchDocuments } from '../../../src/content/search/search-parts';
import {
  INDEXED_COLLECTIONS,
  INDEXED_DOCUMENTS,
  searchEntries,
} from '../../../src/store/search/search-entries';

/**
 * Writes the search index anew from everything that is stored, and returns the number of its entries.
 * If an administrator's browser does the same meanwhile, it begins again. Throws FirebaseError.
 */
export async function reindex(app: App): Promise<number> {
  const firestore = getFirestore(app);
  const changes = firestore.doc(SEARCH_CHANGES);
  const before = searchChangesFromDocument((await changes.get()).data());
  const entries = await readEverything(firestore);
  const written = await firestore.runTransaction(async (transaction) => {
    const later = changesSince(before, (await transaction.get(changes)).data());
    if (!later) return null;
    const documents = searchDocuments(entries, FieldValue.serverTimestamp(), later);
    for (const [path, data] of documents) transaction.set(firestore.doc(path), data);
    return entries.length - searchChangesFromDocument(documents[0]?.[1]).leftOut;
  });
  return written ?? reindex(app);
}

async function readEverything(firestore: Firestore) {
  const documents = await Promise.all(INDEXED_DOCUMENTS.map((path) => firestore.doc(path).get()));
  const collections = await Promise.all(
    INDEXED_COLLECTIONS.map((path) => firestore.collection(path).get()),
  );
  return searchEntries(
    [...documents, ...collections.flatMap(({ docs }) => docs)].map((document) => ({
      path: document.ref.path,
      data: document.data(),
    })),
  );
}
