import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Timestamp,
  getFirestore,
} from 'firebase-admin/firestore';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type {
  StoredDocument,
  ExportedKind,
  ExportSource,
} from '../../../src/store/export/export-files';
import { exportZip, type ExportProgress } from '../../../src/studio/screens/export/export-zip';
import { movieRows } from '../../../src/content/movie/studio/edit/movie-fields';
import { collectionsOf } from '../../../src/content/base/place';
import type { FileServer } from '../../../src/content/places';

/** Documents per query. */
const PER_QUERY = 300;

/** A document with the time at which it was written last. */
interface DatedDocument extends StoredDocument {
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
  for (const path of collectionsOf(kind)) {
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

const exportSource = (app: App, fileServer: FileServer): ExportSource => ({
  fileServer,
  pagesOf: (kind) => storedDocuments(getFirestore(app), kind),
  readFile: async ({ path }) => {
    const [bytes] = await getStorage(app).bucket(fileServer.bucket).file(path).download();
    return new Blob([new Uint8Array(bytes)]);
  },
});

/**
 * Writes the ZIP file of Admin → Export, and returns what is in it (product 26.9). A file that is not
 * finished has another name, and is deleted if it fails. Throws FirebaseError or what writing throws.
 */
export async function exportTo(
  file: string,
  app: App,
  fileServer: FileServer,
): Promise<ExportProgress> {
  const unfinished = `${file}.part`;
  let progress: ExportProgress = { entries: 0 };
  const stream = exportZip(exportSource(app, fileServer), {
    tables: { movie: movieRows },
    withPictures: true,
    signal: new AbortController().signal,
    onProgress: (next) => (progress = next),
  });
  try {
    // The same streams, which the types of browsers and of Node name apart.
    const source = Readable.fromWeb(stream as ReadableStream<Uint8Array>);
    await pipeline(source, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return progress;
}
