import type { UploadTask } from 'firebase/storage';
import { recordUploads } from './upload-journal';
import type { EntryKind } from '../../content/entry';
import { errorCode } from '../../shared/failures/failure';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { type Picture, SHARE_SIZE } from '../../shared/pictures/picture';
import {
  PictureError,
  CanceledError,
  FileServerBlockedError,
} from '../../shared/pictures/picture-errors';
import { randomFileId, storedName } from '../../shared/pictures/picture-name';
import type { PreparedPicture } from '../../shared/pictures/prepared-picture';
import { withTimeout } from '../../shared/failures/timeout';
import type { PictureFolder } from '../../content/places';
import { watchFileServer, startUpload, uploadFinished } from './upload-task';
import { unusedFilesOf, downloadUrl, deleteFiles, logOrphan } from './unused-files';
import { KIND_PICTURES } from './picture-places';

interface UploadOptions {
  /** Receives the progress of all files in whole percent; 100 only when all of them are stored. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

interface PendingFile {
  readonly path: string;
  readonly blob: Blob;
  /** The role of the file in the picture; a number is the width in pixels of a smaller version. */
  readonly use: 'src' | 'share' | number;
}

/**
 * Uploads all files of a picture and returns the picture to store. After a failure, uploaded files
 * are deleted in the background, so that either all files remain or none. Throws StorageError,
 * TimeoutError if an upload stalled, FileServerBlockedError, or CanceledError if `signal` was
 * aborted.
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
  const watch = watchFileServer(() => abort.abort(new FileServerBlockedError()));

  try {
    if (signal?.aborted) throw new CanceledError('The upload was stopped');
    recordUploads(files.map(({ path }) => path));
    const urls = await Promise.all(
      files.map(async (file) => {
        const task = startUpload(file.path, file.blob);
        tasks.push(task);
        const options = { onBytes: (bytes: number) => onBytes(file, bytes), signal: abort.signal };
        const src = await urlAfter(uploadFinished(task, options), file.path);
        if (abort.signal.aborted) throw abort.signal.reason;
        return [file.use, src] as const;
      }),
    );
    onProgress(100);
    const { src = '', share, ...sizes } = Object.fromEntries(urls);
    const hasSizes = Object.keys(sizes).length > 0;
    return { src, width, height, color, ...(hasSizes && { sizes }), ...(share && { share }) };
  } catch (error) {
    abort.abort(error);
    void deleteUploaded(files, tasks);
    throw error;
  } finally {
    watch.end();
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Uploads the share picture of an entry and returns its URL; `stem` is the readable part of the file name.
 * Throws StorageError, TimeoutError if the upload stalled, or the reason of `signal` if it was aborted.
 */
export async function uploadSharePicture(
  kind: EntryKind,
  { stem, blob }: { readonly stem: string; readonly blob: Blob },
  signal: AbortSignal = new AbortController().signal,
): Promise<string> {
  signal.throwIfAborted();
  const name = storedName(stem, randomFileId(), blob.type, SHARE_SIZE.width);
  const path = `${KIND_PICTURES[kind].folder}/${name}`;
  recordUploads([path]);
  const upload = uploadFinished(startUpload(path, blob), { onBytes: () => undefined, signal });
  return urlAfter(upload, path);
}

/**
 * Reads a file of a picture that is large enough for drawing a share picture. Needs the bucket's CORS setting
 * (README, "Going live"). Throws PictureError if the file was deleted, TypeError if it cannot be read, or
 * DOMException after 10 seconds.
 */
export async function readPictureFile({ src, sizes }: Picture): Promise<Blob> {
  // The browser may have cached the response to an image element, which lacks the CORS header.
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
  { stem, largest, smaller, share }: PreparedPicture,
): PendingFile[] {
  const fileId = randomFileId();
  const pathOf = (blob: Blob, smallerWidth?: number) =>
    `${folder}/${storedName(stem, fileId, blob.type, smallerWidth)}`;
  return [
    ...smaller.map(({ blob, width }) => ({ use: width, blob, path: pathOf(blob, width) })),
    ...(share
      ? [{ use: 'share' as const, blob: share, path: pathOf(share, SHARE_SIZE.width) }]
      : []),
    { use: 'src', blob: largest, path: pathOf(largest) },
  ];
}

/**
 * Adds up the bytes of all files. Reports at most 99 %, because the server may still refuse the
 * upload.
 */
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
 * the file again and the rules refuse to overwrite it: if a file with this random name exists, the
 * first attempt has succeeded.
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
  // Without the right to delete files, an upload is not allowed either, so that no file was stored.
  for (const failure of failures) {
    if (errorCode(failure.error) !== 'storage/unauthorized') logOrphan(failure);
  }
}

/**
 * Deletes the files of a picture that was not stored, except files that another entry uses. Never
 * throws: files that could not be deleted remain unreferenced, and are logged.
 */
export async function deletePicture(picture: Picture): Promise<void> {
  const failures = await unusedFilesOf(picture).then(deleteFiles, (error: unknown) => [
    { path: picture.src, error },
  ]);
  for (const failure of failures) logOrphan(failure);
}

/**
 * Deletes the files of all pictures in an entry that is no longer stored, except files that another entry
 * uses. Throws FirestoreError, StorageError or TimeoutError if one of them could not be deleted.
 */
export async function deleteFilesOf(entry: unknown): Promise<void> {
  const [failure] = await deleteFiles(await unusedFilesOf(entry));
  if (failure) throw failure.error;
}
