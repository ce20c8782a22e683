import type { UploadTask } from 'firebase/storage';
import { rememberUploads } from '../../data/upload-journal';
import { errorCode } from '../../domain/failures/failure';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import type { Picture } from '../../domain/pictures/picture';
import { PictureError } from '../../domain/pictures/picture-problem';
import { randomFileId, storedName } from '../../domain/pictures/picture-name';
import type { PreparedPicture } from '../../domain/pictures/prepared-picture';
import { withTimeout } from '../../domain/failures/timeout';
import { CanceledError } from '../../domain/pictures/upload-error';
import type { PictureFolder } from '../../firebase/storage-path';
import { unusedFilesOf } from './file-users';
import { downloadUrl, deleteFiles, logOrphan } from './storage-files';
import { startUpload, uploadFinished } from './upload-task';

interface UploadOptions {
  /** Receives the progress of all files in whole percents; 100 only when all are stored. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

interface PendingFile {
  readonly path: string;
  readonly blob: Blob;
  readonly width: number;
}

/**
 * Uploads all files of a picture and returns the picture to store. After a failure the files that
 * were uploaded are deleted in the background, so that either all or none remain.
 *
 * Throws StorageError, TimeoutError if an upload stalled, or CanceledError if `signal` was aborted.
 */
export async function uploadPicture(
  folder: PictureFolder,
  prepared: PreparedPicture,
  { onProgress = () => undefined, signal }: UploadOptions = {},
): Promise<Picture> {
  const { width, height, color } = prepared;
  const files = filesOf(folder, prepared);
  const onBytes = progressOf(files, onProgress);
  const abort = new AbortController();
  const cancel = () => abort.abort(new CanceledError('The upload was stopped'));
  signal?.addEventListener('abort', cancel);
  const tasks: UploadTask[] = [];

  try {
    if (signal?.aborted) throw new CanceledError('The upload was stopped');
    rememberUploads(files.map(({ path }) => path));
    const urls = await Promise.all(
      files.map(async (file) => {
        const task = startUpload(file.path, file.blob);
        tasks.push(task);
        const options = { onBytes: (bytes: number) => onBytes(file, bytes), signal: abort.signal };
        const src = await urlAfter(uploadFinished(task, options), file.path);
        if (abort.signal.aborted) throw abort.signal.reason;
        return [file.width, src] as const;
      }),
    );
    onProgress(100);
    const sizes = Object.fromEntries(urls.filter(([size]) => size !== width));
    const src = urls.find(([size]) => size === width)?.[1] ?? '';
    return { src, width, height, color, ...(urls.length > 1 && { sizes }) };
  } catch (error) {
    abort.abort(error);
    void deleteUploaded(files, tasks);
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Uploads a share picture and returns its URL; `stem` is the readable part of its name. Throws
 * StorageError, TimeoutError if the upload stalled, or the reason of `signal` if it was aborted.
 */
export async function uploadSharePicture(
  { stem, width, blob }: { readonly stem: string; readonly width: number; readonly blob: Blob },
  signal: AbortSignal = new AbortController().signal,
): Promise<string> {
  signal.throwIfAborted();
  const path = `movies/${storedName(stem, randomFileId(), blob.type, width)}`;
  rememberUploads([path]);
  const upload = uploadFinished(startUpload(path, blob), { onBytes: () => undefined, signal });
  return urlAfter(upload, path);
}

/**
 * Reads the file of a picture that is large enough for a share picture. Needs the bucket's CORS setting
 * (README, "Going live"). Throws PictureError if it was deleted, TypeError if it cannot be read, or
 * DOMException after 10 seconds.
 */
export async function readPictureFile({ src, sizes }: Picture): Promise<Blob> {
  // The cache may hold the answer to an image element, which lacks the header that permits reading.
  const response = await fetch(sizes?.[READ_WIDTH] ?? src, {
    cache: 'no-store',
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  if (response.status === 404) throw new PictureError('original-gone');
  if (!response.ok) throw new TypeError(`The picture was answered with ${response.status}`);
  return response.blob();
}

const READ_WIDTH = 960;

function filesOf(
  folder: PictureFolder,
  { stem, largest, width, smaller }: PreparedPicture,
): PendingFile[] {
  const fileId = randomFileId();
  const pathOf = (blob: Blob, smallerWidth?: number) =>
    `${folder}/${storedName(stem, fileId, blob.type, smallerWidth)}`;
  return [
    ...smaller.map((file) => ({ ...file, path: pathOf(file.blob, file.width) })),
    { width, blob: largest, path: pathOf(largest) },
  ];
}

/** Adds up the bytes of all files. Reports at most 99, as bytes that were sent may be refused. */
function progressOf(files: readonly PendingFile[], onProgress: (percent: number) => void) {
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  const sent = new Map<PendingFile, number>();
  return (file: PendingFile, bytes: number) => {
    sent.set(file, bytes);
    const share = [...sent.values()].reduce((sum, part) => sum + part, 0) / total;
    onProgress(Math.min(99, Math.floor(share * 100)));
  };
}

/**
 * Returns the download URL after the upload. If the response to a small file is lost, the SDK sends
 * the file again, and the rules deny it because files cannot be overwritten: if a file with this
 * random name exists, the first attempt has succeeded.
 */
async function urlAfter(upload: Promise<void>, path: string): Promise<string> {
  try {
    await upload;
  } catch (error) {
    if (errorCode(error) !== 'storage/unauthorized') throw error;
    return downloadUrl(path).catch(() => {
      throw error;
    });
  }
  return downloadUrl(path);
}

/** Deletes the files of a failed upload after all of its tasks have ended. */
async function deleteUploaded(files: readonly PendingFile[], tasks: readonly UploadTask[]) {
  await withTimeout(Promise.allSettled(tasks), READ_TIMEOUT_MS).catch(() => undefined);
  const failures = await deleteFiles(files.map(({ path }) => path));
  // Without the permission to delete there was none to upload: no file was stored.
  for (const failure of failures) {
    if (errorCode(failure.error) !== 'storage/unauthorized') logOrphan(failure);
  }
}

/**
 * Deletes the files of a picture that was not stored, but not those that anything has after all (product
 * 17.6). Never throws: a failure leaves unreferenced files, and is logged.
 */
export async function deletePicture(picture: Picture): Promise<void> {
  const failures = await unusedFilesOf(picture).then(deleteFiles, (error: unknown) => [
    { path: picture.src, error },
  ]);
  for (const failure of failures) logOrphan(failure);
}

/**
 * Deletes the files of all pictures in an entry that is no longer stored, but not those that anything
 * else has as well (product 17.6). Throws FirestoreError, StorageError or TimeoutError if one of them
 * could not be deleted.
 */
export async function deleteFilesOf(entry: unknown): Promise<void> {
  const [failure] = await deleteFiles(await unusedFilesOf(entry));
  if (failure) throw failure.error;
}
