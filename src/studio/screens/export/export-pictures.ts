import {
  addressesIn,
  type ExportedKind,
  type ExportSource,
} from '../../../store/export/export-files';
import { asRecord } from '../../../content/base/stored-values';
import { storagePathOf, type FileServer } from '../../../content/storage-path';

/** Files that are read at the same time: enough for a slow line, little memory. */
const AT_ONCE = 4;
/** If none of the first files can be read, the storage refuses all of them: the rest is not tried. */
const TRIES = 8;

/** Characters that a file name on Windows must not have: a backslash would lead out of the folder. */
const UNSAFE = /[%\\:*?"<>|\p{Cc}]/gu;

/** The name of a picture's file in an export; a restoration gets the path in the storage from it. */
export const pictureEntryName = (path: string) =>
  `pictures/${path.replace(UNSAFE, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)}`;

export interface PictureProgress {
  readonly total: number;
  readonly read: number;
  /** The addresses of files that could not be read. */
  readonly missing: readonly string[];
}

interface PictureFile {
  readonly name: string;
  readonly input: Blob;
}

/** The addresses of files by their paths in the storage. */
export type ReferredFiles = Map<string, string>;

/** Whether the files that a document names may be deleted by now: they are not counted as missing. */
export function isWithoutFiles({ name }: ExportedKind, data: unknown): boolean {
  const { purge, files } = asRecord(data);
  if (name === 'trash') return purge !== undefined;
  return name === 'history' && (files === 'expired' || files === 'deleted');
}

/** Adds the files of this site's storage that a document names, each once. */
export function addFiles(files: ReferredFiles, data: unknown, fileServer: FileServer): void {
  for (const address of addressesIn(data)) {
    const path = storagePathOf(address, fileServer);
    if (path) files.set(path, address);
  }
}

/** Yields the files of the pictures; one that cannot be read is left out and counted as missing. */
export async function* pictureFiles(
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

/** Reads some files ahead, and yields them in their order. */
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
