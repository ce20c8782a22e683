import { filesReferredTo, type ReferredFile } from '../../services/export-pictures';
import { readFile } from '../../services/picture-file';
import type { ExportedKind } from '../../domain/export-files';

/** Read at once: enough for a line with a delay, little for the memory. */
const AT_ONCE = 4;
/** If none of so many files can be read, the storage hands out none, and the rest is not tried. */
const TRIES = 8;

/** What no file name may have on Windows: a backslash would lead out of the folder there. */
const UNSAFE = /[\\:*?"<>|\p{Cc}]/gu;

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

/** Yields the files of the pictures; one that cannot be read is left out and counted as missing. */
export async function* pictureFiles(
  kinds: readonly ExportedKind[],
  signal: AbortSignal,
  onProgress: (progress: PictureProgress) => void,
): AsyncGenerator<PictureFile> {
  const files = filesReferredTo(kinds);
  let progress: PictureProgress = { total: files.length, read: 0, missing: [] };
  const isHopeless = () => progress.read === 0 && progress.missing.length >= TRIES;
  onProgress(progress);

  for await (const { file, blob } of readInOrder(files, signal, isHopeless)) {
    signal.throwIfAborted();
    progress = blob
      ? { ...progress, read: progress.read + 1 }
      : { ...progress, missing: [...progress.missing, file.address] };
    onProgress(progress);
    if (blob) yield { name: `pictures/${file.path.replace(UNSAFE, '_')}`, input: blob };
  }
}

interface ReadFile {
  readonly file: ReferredFile;
  readonly blob?: Blob;
}

/** Reads some files ahead, and yields them in their order. */
async function* readInOrder(
  files: readonly ReferredFile[],
  signal: AbortSignal,
  isHopeless: () => boolean,
): AsyncGenerator<ReadFile> {
  const ahead: Promise<ReadFile>[] = [];
  for (const file of files) {
    ahead.push(isHopeless() ? Promise.resolve({ file }) : read(file, signal));
    const first = ahead.length >= AT_ONCE && ahead.shift();
    if (first) yield await first;
  }
  for (const rest of ahead) yield await rest;
}

async function read(file: ReferredFile, signal: AbortSignal): Promise<ReadFile> {
  try {
    return { file, blob: await readFile(file.address, signal) };
  } catch {
    return { file };
  }
}
