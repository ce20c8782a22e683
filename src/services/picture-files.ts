import type { UploadTask } from 'firebase/storage';
import { errorCode } from '../domain/failure';
import { READ_TIMEOUT_MS } from '../domain/limits';
import type { Picture } from '../domain/picture';
import { pictureStamp, storedName } from '../domain/picture-name';
import type { PreparedPicture } from '../domain/prepared-picture';
import { withTimeout } from '../domain/timeout';
import { CanceledError } from '../domain/upload-failure';
import type { PictureFolder } from '../firebase/paths';
import { fileServer } from '../firebase/storage';
import { storedPath } from '../firebase/stored-path';
import { addressOf, deleteFiles, logOrphan } from './stored-files';
import { startUpload, uploadEnd } from './upload-task';

interface UploadOptions {
  /** Whole percents of all files together; 100 only when everything is stored. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

interface FileOnItsWay {
  readonly path: string;
  readonly blob: Blob;
  readonly width: number;
}

/**
 * Stores all files of a picture. Either all of them are stored or none: after a failure, those that
 * have arrived are deleted again behind the scenes.
 *
 * Throws StorageError, TimeoutError when an upload came to a standstill, or CanceledError when
 * `signal` was aborted.
 */
export async function uploadPicture(
  folder: PictureFolder,
  prepared: PreparedPicture,
  { onProgress = () => undefined, signal }: UploadOptions = {},
): Promise<Picture> {
  const { width, height, color } = prepared;
  const files = filesOf(folder, prepared);
  const onBytes = percentOf(files, onProgress);
  const abort = new AbortController();
  const cancel = () => abort.abort(new CanceledError('The upload was stopped'));
  signal?.addEventListener('abort', cancel);
  const tasks: UploadTask[] = [];

  try {
    if (signal?.aborted) throw new CanceledError('The upload was stopped');
    const addresses = await Promise.all(
      files.map(async (file) => {
        const task = startUpload(file.path, file.blob);
        tasks.push(task);
        const report = { onBytes: (bytes: number) => onBytes(file, bytes), signal: abort.signal };
        const src = await addressAfter(uploadEnd(task, report), file.path);
        if (abort.signal.aborted) throw abort.signal.reason;
        return [file.width, src] as const;
      }),
    );
    onProgress(100);
    const sizes = Object.fromEntries(addresses.filter(([size]) => size !== width));
    const src = addresses.find(([size]) => size === width)?.[1] ?? '';
    return { src, width, height, color, ...(addresses.length > 1 && { sizes }) };
  } catch (error) {
    abort.abort(error);
    void discard(files, tasks);
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

function filesOf(
  folder: PictureFolder,
  { stem, largest, width, smaller }: PreparedPicture,
): FileOnItsWay[] {
  const stamp = pictureStamp();
  const pathOf = (blob: Blob, narrower?: number) =>
    `${folder}/${storedName(stem, stamp, blob.type, narrower)}`;
  return [
    ...smaller.map((file) => ({ ...file, path: pathOf(file.blob, file.width) })),
    { width, blob: largest, path: pathOf(largest) },
  ];
}

/** Adds the bytes of several files up. Bytes that were sent may still be refused: 99 is the most. */
function percentOf(files: readonly FileOnItsWay[], onProgress: (percent: number) => void) {
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = new Map<FileOnItsWay, number>();
  return (file: FileOnItsWay, bytes: number) => {
    sent.set(file, bytes);
    const share = [...sent.values()].reduce((sum, part) => sum + part, 0) / total;
    onProgress(Math.min(99, Math.floor(share * 100)));
  };
}

/**
 * The address of a file once it is stored. The client sends a small file again when the answer got
 * lost, and is refused, because nothing may be overwritten: a file is there under a name that
 * nobody else can know, so it is ours.
 */
async function addressAfter(upload: Promise<void>, path: string): Promise<string> {
  try {
    await upload;
  } catch (error) {
    if (errorCode(error) !== 'storage/unauthorized') throw error;
    return addressOf(path).catch(() => {
      throw error;
    });
  }
  return addressOf(path);
}

/** Deletes what has arrived of a failed upload, as soon as nothing more can arrive. */
async function discard(files: readonly FileOnItsWay[], tasks: readonly UploadTask[]) {
  await withTimeout(Promise.allSettled(tasks), READ_TIMEOUT_MS).catch(() => undefined);
  const failures = await deleteFiles(files.map(({ path }) => path));
  // Who may not delete was not allowed to store either.
  for (const failure of failures) {
    if (errorCode(failure.error) !== 'storage/unauthorized') logOrphan(failure);
  }
}

/**
 * Deletes all files of a picture that are ours, and touches nothing else. Files that are gone
 * already count as deleted. A failure leaves files that nothing refers to any more: it is logged,
 * and thrown only if `throws` is set (StorageError or TimeoutError).
 */
export async function deletePicture(picture: Picture, { throws = false } = {}): Promise<void> {
  const addresses = [picture.src, ...Object.values(picture.sizes ?? {})];
  const paths = addresses.map((address) => storedPath(address, fileServer));
  const failures = await deleteFiles(paths.filter((path) => path !== null));
  for (const failure of failures) logOrphan(failure);
  const [first] = failures;
  if (throws && first) throw first.error;
}
