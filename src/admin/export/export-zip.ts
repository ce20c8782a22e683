import { makeZip } from 'client-zip';
import { csvOf } from '../../domain/csv';
import { jsonOf, movieRows, type ExportedKind } from '../../domain/export-files';
import { messageRows } from '../../domain/inbox';
import { readContent } from '../../services/export';
import { pictureFiles, type PictureProgress } from './export-pictures';

export interface ExportProgress {
  /** Documents that have been read. */
  readonly documents: number;
  /** None before all documents have been read, and without pictures. */
  readonly pictures?: PictureProgress;
}

interface ExportOptions {
  readonly withPictures: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

/**
 * Everything that is stored as a ZIP file, made while it is read (product 26.1): neither the file nor
 * the pictures are ever in the memory as a whole. The stream fails with what reading throws.
 */
export const exportZip = (options: ExportOptions): ReadableStream<Uint8Array> =>
  makeZip(filesOf(options));

async function* filesOf({ withPictures, signal, onProgress }: ExportOptions) {
  let documents = 0;
  const content = await readContent(signal, (read) => {
    documents = read;
    onProgress({ documents });
  });
  yield { name: 'READ-ME.txt', input: READ_ME };
  for (const { name, documents: stored } of content.kinds) {
    yield { name: `${name}.json`, input: jsonOf(stored) };
  }
  yield { name: 'movies.csv', input: csvOf(movieRows(content.movies)) };
  yield { name: 'messages.csv', input: csvOf(messageRows(content.messages)) };
  yield* withPictures
    ? picturesOf(content.kinds, signal, (pictures) => onProgress({ documents, pictures }))
    : [];
}

async function* picturesOf(
  kinds: readonly ExportedKind[],
  signal: AbortSignal,
  onProgress: (progress: PictureProgress) => void,
) {
  let missing: readonly string[] = [];
  yield* pictureFiles(kinds, signal, (progress) => {
    missing = progress.missing;
    onProgress(progress);
  });
  if (missing.length === 0) return;
  const rows = [['Address'], ...missing.map((address) => [address])];
  yield { name: 'missing-pictures.csv', input: csvOf(rows) };
}

const READ_ME = `Everything that was stored on the website.

*.json        every entry with all its fields; "path" is where it was stored
movies.csv    the movies as a table for a spreadsheet program
messages.csv  the messages of visitors: keep them where nobody else finds them
pictures      the files of the pictures, in the folders that their addresses name
missing-pictures.csv
              only there if pictures could not be read: their addresses
`;
