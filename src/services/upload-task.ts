import { ref, uploadBytesResumable, type UploadTask } from 'firebase/storage';
import { RESUMABLE_FROM_BYTES, UPLOAD_SILENCE_MS } from '../domain/limits';
import { TimeoutError } from '../domain/timeout';
import { storage } from '../firebase/storage';

/** Names never repeat and files never change, so a browser may keep them for a year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Starts to store a file. */
export const startUpload = (path: string, blob: Blob): UploadTask =>
  uploadBytesResumable(ref(storage, path), blob, {
    contentType: blob.type,
    cacheControl: CACHE_CONTROL,
  });

interface WatchOptions {
  readonly onBytes: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * The end of an upload. It never waits for the client to admit that it has stopped: without a
 * network or a token the client may not do so for ten minutes, or ever (SECURITY T50).
 *
 * Throws StorageError; the signal's reason when that is aborted; TimeoutError when nothing has
 * moved for too long.
 */
export function uploadEnd(task: UploadTask, { onBytes, signal }: WatchOptions): Promise<void> {
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let giveUp: () => void = () => undefined;

  const end = new Promise<void>((resolve, reject) => {
    const stop = (reason: unknown) => {
      task.cancel();
      reject(reason);
    };
    const silence = silenceOf(task.snapshot.totalBytes);
    const watch = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(
        () => stop(new TimeoutError(`No byte was sent within ${silence} ms`)),
        silence,
      );
    };
    giveUp = () => stop(signal.reason);
    signal.addEventListener('abort', giveUp);
    watch();
    if (signal.aborted) giveUp();
    task.on(
      'state_changed',
      ({ bytesTransferred }) => {
        watch();
        onBytes(bytesTransferred);
      },
      reject,
      resolve,
    );
  });

  return end.finally(() => {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', giveUp);
  });
}

/** The slowest line that is waited for: 8 bytes in a millisecond are 64 kbit/s. */
const SLOWEST_BYTES_PER_MS = 8;

/**
 * How long an upload may be silent, in milliseconds. Up to RESUMABLE_FROM_BYTES the client sends a
 * file in one request and reports nothing before its end, which takes a slow line its time.
 */
const silenceOf = (bytes: number) =>
  UPLOAD_SILENCE_MS + (bytes <= RESUMABLE_FROM_BYTES ? bytes / SLOWEST_BYTES_PER_MS : 0);
