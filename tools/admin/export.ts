import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { exportZip, type ExportProgress } from '../../src/studio/screens/export/export-zip';
import { movieRows } from '../../src/content/movie/studio/edit/movie-fields';
import type { ExportSource } from '../../src/store/export/export-files';
import type { FileServer } from '../../src/content/places';
import { storedDocuments } from './stored-documents';

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
