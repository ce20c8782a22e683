import { ref, uploadBytesResumable, type UploadTask } from 'firebase/storage';
import { RESUMABLE_FROM_BYTES, UPLOAD_STALL_TIMEOUT_MS } from '../../shared/admin-limits';
import { TimeoutError } from '../../shared/failures/timeout';
import { ConnectionLostError, StandstillError } from '../../shared/pictures/upload-error';
import { storage } from '../../firebase/storage';
import { watchConnection } from './connection-watch';

/** File names are unique and files never change, so browsers may cache them for a year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Starts the upload of a file to a path in Storage. */
export const startUpload = (path: string, blob: Blob): UploadTask =>
  uploadBytesResumable(ref(storage, path), blob, {
    contentType: blob.type,
    cacheControl: CACHE_CONTROL,
  });

interface ProgressOptions {
  readonly onBytes: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Resolves when the upload has finished. A cancelled or stalled upload rejects at once: without a
 * network or a token the SDK itself would report it after ten minutes or never (security.md T50).
 *
 * Throws StorageError, the signal's reason if it is aborted, ConnectionLostError, or TimeoutError if the
 * upload stalls; StandstillError if the server could be reached meanwhile.
 */
export function uploadFinished(
  task: UploadTask,
  { onBytes, signal }: ProgressOptions,
): Promise<void> {
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let connection: ReturnType<typeof watchConnection> | undefined;
  let onAbort: () => void = () => undefined;

  const finished = new Promise<void>((resolve, reject) => {
    const fail = (reason: unknown) => {
      task.cancel();
      reject(reason);
    };
    const timeout = stallTimeout(task.snapshot.totalBytes);
    const restartWatchdog = () => {
      clearTimeout(watchdog);
      connection?.end();
      const watch = watchConnection(() => fail(new ConnectionLostError()));
      connection = watch;
      watchdog = setTimeout(() => {
        const message = `No byte was sent within ${timeout} ms`;
        fail(watch.isReached() ? new StandstillError(message) : new TimeoutError(message));
      }, timeout);
    };
    onAbort = () => fail(signal.reason);
    signal.addEventListener('abort', onAbort);
    restartWatchdog();
    if (signal.aborted) onAbort();
    task.on(
      'state_changed',
      ({ bytesTransferred }) => {
        restartWatchdog();
        onBytes(bytesTransferred);
      },
      reject,
      resolve,
    );
  });

  return finished.finally(() => {
    clearTimeout(watchdog);
    connection?.end();
    signal.removeEventListener('abort', onAbort);
  });
}

/** The slowest supported connection: 8 bytes per ms are 64 kbit/s (product 17.8). */
const SLOWEST_BYTES_PER_MS = 8;

/**
 * The longest time without progress, in ms. Up to RESUMABLE_FROM_BYTES the SDK sends a file in one
 * request without progress events, which takes longer on a slow connection.
 */
const stallTimeout = (bytes: number) =>
  UPLOAD_STALL_TIMEOUT_MS + (bytes <= RESUMABLE_FROM_BYTES ? bytes / SLOWEST_BYTES_PER_MS : 0);
