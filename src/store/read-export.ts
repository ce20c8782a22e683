import {
  collection,
  collectionGroup,
  doc,
  documentId,
  orderBy,
  query,
  type DocumentSnapshot,
  type Query,
} from 'firebase/firestore/lite';
import { collectionsOf } from '../content/base/place';
import type { StoredDocument, ExportSource } from './export/export-files';
import { firestore, readDocument, pagesOf } from '../firebase/firestore';
import { fileServer } from './files/picture-places';
import { readFile } from './files/read-file';

/** Documents per query, as many as a slow connection transfers within the time limit of a read. */
const PER_QUERY = 200;

/**
 * Returns the source of an export by an administrator. Its reads throw the signal's reason when the signal is
 * aborted.
 */
export const exportSource = (signal: AbortSignal): ExportSource => ({
  fileServer,
  pagesOf: async function* (kind) {
    for (const path of kind.documents) {
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop -- each document is yielded before the next one
      // is read
      const document = await readDocument(doc(firestore, path));
      if (document.exists()) yield [stored(document)];
    }
    for (const name of kind.groups) yield* documentsOf(collectionGroup(firestore, name), signal);
    for (const path of collectionsOf(kind)) {
      yield* documentsOf(collection(firestore, path), signal);
    }
  },
  readFile: ({ address }) => readFile(address, signal),
});

async function* documentsOf(
  source: Query,
  signal: AbortSignal,
): AsyncGenerator<readonly StoredDocument[]> {
  signal.throwIfAborted();
  for await (const page of pagesOf(query(source, orderBy(documentId())), PER_QUERY)) {
    yield page.map(stored);
    signal.throwIfAborted();
  }
}

const stored = (document: DocumentSnapshot): StoredDocument => ({
  path: document.ref.path,
  data: document.data(),
});
