import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  type DocumentSnapshot,
  type Query,
} from 'firebase/firestore/lite';
import type { StoredDocument } from '../export/export-files';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { withTimeout } from '../../shared/failures/timeout';
import type { ExportSource } from '../export/export-source';
import { firestore } from '../../firebase/firestore';
import { fileServer } from '../files/picture-places';
import { readFile } from '../files/read-file';

/** Documents per query: what a slow line brings within the time limit of a read. */
const PER_QUERY = 200;

/**
 * What is stored, as an administrator may read it (product 26.1). Reading throws the signal's reason
 * when it is aborted.
 */
export const exportSource = (signal: AbortSignal): ExportSource => ({
  fileServer,
  pagesOf: async function* (kind) {
    if ('document' in kind) {
      signal.throwIfAborted();
      const reference = doc(firestore, kind.document);
      const document = await withTimeout(getDoc(reference), READ_TIMEOUT_MS);
      if (document.exists()) yield [stored(document)];
    } else if ('group' in kind) {
      yield* pagesOf(collectionGroup(firestore, kind.group), signal);
    } else {
      for (const path of kind.collections) yield* pagesOf(collection(firestore, path), signal);
    }
  },
  readFile: ({ address }) => readFile(address, signal),
});

async function* pagesOf(
  source: Query,
  signal: AbortSignal,
): AsyncGenerator<readonly StoredDocument[]> {
  let last: DocumentSnapshot | undefined;
  do {
    signal.throwIfAborted();
    const after = last ? [startAfter(last)] : [];
    const next = query(source, orderBy(documentId()), ...after, limit(PER_QUERY));
    const { docs } = await withTimeout(getDocs(next), READ_TIMEOUT_MS);
    if (docs.length > 0) yield docs.map(stored);
    last = docs.length === PER_QUERY ? docs.at(-1) : undefined;
  } while (last);
}

const stored = (document: DocumentSnapshot): StoredDocument => ({
  path: document.ref.path,
  data: document.data(),
});
