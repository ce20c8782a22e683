import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Timestamp,
} from 'firebase-admin/firestore';
import type { StoredDocument, ExportedKind } from '../../src/store/export/export-files';

/** Documents per query. */
const PER_QUERY = 300;

/** A document with the time at which it was written last. */
export interface DatedDocument extends StoredDocument {
  readonly updatedAt: Timestamp;
}

/** All documents of a kind, page by page. Throws FirebaseError. */
export async function* storedDocuments(
  firestore: Firestore,
  kind: ExportedKind,
): AsyncGenerator<readonly DatedDocument[]> {
  for (const path of kind.documents) {
    // oxlint-disable-next-line no-await-in-loop -- each is handed out before the next one is read
    const document = await firestore.doc(path).get();
    yield document.exists ? [dated(document)] : [];
  }
  for (const name of kind.groups) yield* pagesOf(firestore.collectionGroup(name));
  for (const path of [...kind.collections, ...kind.archives]) {
    yield* pagesOf(firestore.collection(path));
  }
}

async function* pagesOf(source: Query): AsyncGenerator<readonly DatedDocument[]> {
  const ordered = source.orderBy(FieldPath.documentId()).limit(PER_QUERY);
  let last: DocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? ordered.startAfter(last) : ordered).get();
    yield docs.map(dated);
    last = docs.length === PER_QUERY ? docs.at(-1) : undefined;
  } while (last);
}

function dated(document: DocumentSnapshot): DatedDocument {
  const { ref, updateTime } = document;
  if (!updateTime) throw new TypeError(`${ref.path} has no time of its last write`);
  return { path: ref.path, data: document.data(), updatedAt: updateTime };
}
