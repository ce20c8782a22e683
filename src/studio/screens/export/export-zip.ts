import {
  contactMessageFromDocument,
  type ContactMessage,
} from '../../../content/message/stored-message';
import { makeZip } from 'client-zip';
import { site } from '../../../company/site';
import { followPaths } from '../../../content/paths/follow-paths';
import type { TableOf } from '../../../content/base/describe';
import type { ByKind } from '../../../content/base/define-kind';
import { csvOf } from '../../../shared/text/csv';
import {
  EXPORT_FORMAT,
  streamJson,
  addressesIn,
  type StoredDocument,
  EXPORTED_KINDS,
  type ExportedKind,
  type ExportSource,
} from '../../../store/export/export-files';
import { messageRows } from '../../../content/message/inbox';
import { asRecord } from '../../../content/base/stored-values';
import { entryFrom, idOf, placeOf } from '../../../store/documents/kinds';
import { storagePathOf, type FileServer } from '../../../content/places';

export interface ExportProgress {
  /** The number of entries read so far, counting each announcement. */
  readonly entries: number;
  /** Undefined while documents are read, and in an export without pictures. */
  readonly pictures?: PictureProgress;
}

interface ExportOptions {
  /** Functions that create the spreadsheets, for the kinds that have one. */
  readonly tables: Partial<ByKind<TableOf>>;
  readonly withPictures: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
}

/** The last file of an export: its format and the number of documents in it. */
export interface ExportManifest {
  readonly format: number;
  /** The ISO time at which the first document was read. */
  readonly exportedAt: string;
  /** The server of the picture files at the time of the export. */
  readonly files: ExportSource['fileServer'];
  /** The number of documents by file name. */
  readonly documents: Readonly<Record<string, number>>;
}

/**
 * Returns all stored data as a ZIP file, which is created while it is read, so that it is never in
 * memory as a whole. The stream fails with the errors of the reads.
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
    yield { name: `${kind.name}.json`, input: streamJson(content.pagesOf(kind)) };
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

/**
 * The documents of a source, and the data for the other files, which are collected while the
 * documents are read.
 */
function contentOf(
  source: ExportSource,
  tables: Partial<ByKind<TableOf>>,
  onRead: (entries: number) => void,
) {
  const listed = new Map<ExportedKind, object[]>();
  const messages: ContactMessage[] = [];
  const files: ReferredFiles = new Map();
  const documents: Record<string, number> = {};
  let entries = 0;

  function note(kind: ExportedKind, { path, data }: StoredDocument): void {
    const id = idOf({ path });
    entries += kind.kind ? placeOf(kind.kind).entriesIn(path, data).length : 1;
    if (kind.kind && tables[kind.kind]) {
      const rows = listed.get(kind) ?? [];
      const entry = entryFrom(kind.kind, { path }, data);
      if (entry) rows.push(entry);
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

People may follow the website at these addresses; a site that replaces it should keep them:
${site.origin}${followPaths.feed}      news, for feed readers
${site.origin}${followPaths.calendar}  events and releases, for calendars; ${followPaths.eventsCalendar} the events alone
`;

/** The number of files read in parallel: enough for a slow connection, with little memory. */
const AT_ONCE = 4;
/**
 * The number of first files after which, if none can be read, the others are not tried, because the
 * storage refuses all of them.
 */
const TRIES = 8;

/**
 * Characters that Windows does not allow in a file name; a backslash would also lead out of the
 * folder.
 */
const UNSAFE = /[%\\:*?"<>|\p{Cc}]/gu;

/**
 * Returns the name of a picture's file in an export; a restoration derives the storage path from
 * it.
 */
export const pictureEntryName = (path: string) =>
  `pictures/${path.replace(UNSAFE, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)}`;

interface PictureProgress {
  readonly total: number;
  readonly read: number;
  /** The URLs of files that could not be read. */
  readonly missing: readonly string[];
}

interface PictureFile {
  readonly name: string;
  readonly input: Blob;
}

/** The URLs of files by their storage path. */
type ReferredFiles = Map<string, string>;

/** Whether the files of a document may already be deleted, so that they do not count as missing. */
function isWithoutFiles({ name }: ExportedKind, data: unknown): boolean {
  const { purge, files } = asRecord(data);
  if (name === 'trash') return purge !== undefined;
  return name === 'history' && (files === 'expired' || files === 'deleted');
}

/** Adds the files of this site's storage that a document refers to, without duplicates. */
function addFiles(files: ReferredFiles, data: unknown, fileServer: FileServer): void {
  for (const address of addressesIn(data)) {
    const path = storagePathOf(address, fileServer);
    if (path) files.set(path, address);
  }
}

/** Yields the picture files; unreadable files are left out and counted as missing. */
async function* pictureFiles(
  files: ReferredFiles,
  readFile: ExportSource['readFile'],
  signal: AbortSignal,
  onProgress: (progress: PictureProgress) => void,
): AsyncGenerator<PictureFile> {
  let progress: PictureProgress = { total: files.size, read: 0, missing: [] };
  const isHopeless = () => progress.read === 0 && progress.missing.length >= TRIES;
  onProgress(progress);

  for await (const { path, address, blob } of readInOrder(files, readFile, isHopeless)) {
    signal.throwIfAborted();
    progress = blob
      ? { ...progress, read: progress.read + 1 }
      : { ...progress, missing: [...progress.missing, address] };
    onProgress(progress);
    if (blob) yield { name: pictureEntryName(path), input: blob };
  }
}

interface ReadFile {
  readonly path: string;
  readonly address: string;
  readonly blob?: Blob;
}

/** Reads some files in advance, and yields them in their order. */
async function* readInOrder(
  files: ReferredFiles,
  readFile: ExportSource['readFile'],
  isHopeless: () => boolean,
): AsyncGenerator<ReadFile> {
  const read = async (file: ReadFile): Promise<ReadFile> => {
    try {
      return { ...file, blob: await readFile(file) };
    } catch {
      return file;
    }
  };
  const ahead: Promise<ReadFile>[] = [];
  for (const [path, address] of files) {
    const file = { path, address };
    ahead.push(isHopeless() ? Promise.resolve(file) : read(file));
    const first = ahead.length >= AT_ONCE && ahead.shift();
    if (first) yield await first;
  }
  for (const rest of ahead) yield await rest;
}
