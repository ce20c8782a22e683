import { makeZip } from 'client-zip';
import { readEntry } from '../../../content/base/convert';
import type { TableOf } from '../../../content/base/describe';
import type { ByKind } from '../../../content/base/kind-names';
import {
  contactMessageFromDocument,
  type ContactMessage,
} from '../../../content/message/contact-message';
import { csvOf } from '../../../shared/text/csv';
import {
  EXPORT_FORMAT,
  jsonOf,
  EXPORTED_KINDS,
  type StoredDocument,
  type ExportedKind,
  type ExportSource,
} from '../../../store/export/export-files';
import { messageRows } from '../../../content/message/inbox';
import { asRecord } from '../../../content/base/stored-values';
import { describeKind, idOf, isField } from '../../../store/documents/kinds';
import {
  addFiles,
  isWithoutFiles,
  pictureFiles,
  type PictureProgress,
  type ReferredFiles,
} from './export-pictures';

export interface ExportProgress {
  /** Entries that have been read; each announcement is one. */
  readonly entries: number;
  /** Undefined while documents are read, and in an export without pictures. */
  readonly pictures?: PictureProgress;
}

interface ExportOptions {
  /** Makes the spreadsheets of some kinds. */
  readonly tables: Partial<ByKind<TableOf>>;
  readonly withPictures: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** The last file of an export: its format and the number of documents in it. */
export interface ExportManifest {
  readonly format: number;
  /** ISO time at which the first document was read. */
  readonly exportedAt: string;
  /** The server of the picture files when it was exported. */
  readonly files: ExportSource['fileServer'];
  /** The number of documents by the name of their file. */
  readonly documents: Readonly<Record<string, number>>;
}

/**
 * Everything that is stored as a ZIP file, made while it is read (product 26.1): neither the file nor
 * the pictures are ever in the memory as a whole. The stream fails with what reading throws.
 */
export const exportZip = (
  source: ExportSource,
  options: ExportOptions,
): ReadableStream<Uint8Array> => makeZip(filesOf(source, options));

async function* filesOf(
  source: ExportSource,
  { tables, withPictures, signal, onProgress }: ExportOptions,
) {
  const content = contentOf(source, tables, (entries) => onProgress({ entries }));
  const exportedAt = new Date().toISOString();
  yield { name: 'READ-ME.txt', input: READ_ME };
  for (const kind of EXPORTED_KINDS) {
    yield { name: `${kind.name}.json`, input: jsonOf(content.pagesOf(kind)) };
  }
  for (const kind of EXPORTED_KINDS) {
    const tableOf = kind.kind && tables[kind.kind];
    if (!tableOf) continue;
    const rows = tableOf(content.listed.get(kind) ?? []);
    yield { name: `${kind.name}.csv`, input: csvOf(rows) };
  }
  yield { name: 'messages.csv', input: csvOf(messageRows(content.messages)) };
  const { documents, files } = content;
  if (withPictures) {
    const entries = content.entryCount();
    yield* picturesOf(files, source.readFile, signal, (pictures) =>
      onProgress({ entries, pictures }),
    );
  }
  const manifest = { format: EXPORT_FORMAT, exportedAt, files: source.fileServer, documents };
  yield { name: 'export.json', input: `${JSON.stringify(manifest satisfies ExportManifest)}\n` };
}

/** The documents of a source, and what the other files need: collected while the documents are read. */
function contentOf(
  source: ExportSource,
  tables: Partial<ByKind<TableOf>>,
  onRead: (entries: number) => void,
) {
  const listed = new Map<ExportedKind, never[]>();
  const messages: ContactMessage[] = [];
  const files: ReferredFiles = new Map();
  const documents: Record<string, number> = {};
  let entries = 0;

  function note(kind: ExportedKind, { path, data }: StoredDocument): void {
    const id = idOf({ path });
    entries += kind.kind && isField(kind.kind) ? Object.keys(asRecord(data)).length : 1;
    if (kind.kind && tables[kind.kind]) {
      const rows = listed.get(kind) ?? [];
      rows.push(readEntry(describeKind(kind.kind), id, path, data) as never);
      listed.set(kind, rows);
    }
    if (kind.name === 'messages') messages.push(contactMessageFromDocument(id, data));
    if (!isWithoutFiles(kind, data)) addFiles(files, data, source.fileServer);
  }

  async function* pagesOf(kind: ExportedKind) {
    documents[kind.name] = 0;
    for await (const page of source.pagesOf(kind)) {
      for (const document of page) note(kind, document);
      documents[kind.name] = (documents[kind.name] ?? 0) + page.length;
      onRead(entries);
      yield page;
    }
  }

  return { listed, messages, files, documents, entryCount: () => entries, pagesOf };
}

async function* picturesOf(
  files: ReferredFiles,
  readFile: ExportSource['readFile'],
  signal: AbortSignal,
  onProgress: (progress: PictureProgress) => void,
) {
  let missing: readonly string[] = [];
  yield* pictureFiles(files, readFile, signal, (progress) => {
    missing = progress.missing;
    onProgress(progress);
  });
  if (missing.length === 0) return;
  const rows = [['Address'], ...missing.map((address) => [address])];
  yield { name: 'missing-pictures.csv', input: csvOf(rows) };
}

const READ_ME = `Everything that was stored on the website.

*.json        every entry with all its fields, drafts, trash and history too; "path" is where it was
              stored. All of it can be put back: npm run admin -- restore FILE.zip
movies.csv    the movies as a table for a spreadsheet program
messages.csv  the messages of visitors: keep them where nobody else finds them
pictures      the files of the pictures, in the folders that their addresses name
missing-pictures.csv
              only there if pictures could not be read: their addresses
export.json   when it was exported, and how much of each
`;
