import { ref, uploadBytesResumable, type UploadTask } from 'firebase/storage';
import { RESUMABLE_FROM_BYTES, UPLOAD_STALL_TIMEOUT_MS } from '../../shared/admin-limits';
import { TimeoutError } from '../../shared/failures/timeout';
import { ConnectionLostError, StandstillError } from '../../shared/pictures/picture-errors';
import { storage } from '../../firebase/storage';
import { fileServer } from './picture-places';

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
 * Resolves when the upload has finished; a cancelled or stalled upload rejects immediately, because
 * the SDK would report it after ten minutes or never (security.md T50). Throws StorageError, the
 * signal's reason if it is aborted, ConnectionLostError, TimeoutError if the upload stalls, or
 * StandstillError if it stalls although the server can be reached.
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
 * Returns the longest time without progress, in ms. The SDK sends files of up to
 * RESUMABLE_FROM_BYTES in one request without progress events, which takes longer on a slow
 * connection.
 */
const stallTimeout = (bytes: number) =>
  UPLOAD_STALL_TIMEOUT_MS + (bytes <= RESUMABLE_FROM_BYTES ? bytes / SLOWEST_BYTES_PER_MS : 0);

/** A small file on the site's own host, because browsers log an error for such a request to other hosts. */
const ADDRESS = '/robots.txt';

/** The interval, in ms, of requests to the server while an upload makes no progress. */
const ASK_AFTER_MS = 2000;
/**
 * How long the file server may take to respond, in ms, before the site's host is tried for 2
 * seconds.
 */
const BLOCKED_AFTER_MS = 7000;
/**
 * The number of consecutive failed requests after which the connection counts as lost, because a
 * single failure may be a coincidence.
 */
const LOST_AFTER = 2;

/**
 * Requests a file of the site's host repeatedly until `end` is called, and calls `onLost` once if
 * the host cannot be reached (product 17.8). A slow connection does not count as lost.
 */
function watchConnection(onLost: () => void) {
  let lost = 0;
  let isReached = false;
  let timer = setTimeout(ask, ASK_AFTER_MS);

  async function request() {
    const answer = await canSend(ADDRESS);
    isReached ||= answer === true;
    lost = answer === false ? lost + 1 : 0;
    if (lost === LOST_AFTER) onLost();
  }

  function ask() {
    timer = setTimeout(ask, ASK_AFTER_MS);
    void request();
  }

  return {
    /** Whether the server has responded. */
    isReached: () => isReached,
    end: () => clearTimeout(timer),
  };
}

/**
 * Returns true if the server responded, false if the request failed, undefined without a response in time.
 */
async function canSend(
  address: string,
  signal = AbortSignal.timeout(ASK_AFTER_MS),
): Promise<boolean | undefined> {
  try {
    const url = new URL(address, window.location.href);
    // Any response, whatever its status, shows that the server can be reached.
    await fetch(url, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal });
    return true;
  } catch (error) {
    // `fetch` throws TypeError if it cannot send the request.
    return error instanceof TypeError ? false : undefined;
  }
}

/** The root of the file server, which can be requested without a file. */
const FILES = `${fileServer.origin}/v0/`;

/**
 * Checks repeatedly whether the file server can be reached, and calls `onBlocked` once if it does
 * not respond within 9 seconds although the site's host does, because some networks block only the
 * file server (product 17.8). Has to be called before the upload, which would delay its request.
 */
export function watchFileServer(onBlocked: () => void) {
  const ended = new AbortController();
  let isReached = false;

  async function ask() {
    isReached ||= (await canSend(FILES, ended.signal)) === true;
    if (!isReached && !ended.signal.aborted) setTimeout(() => void ask(), ASK_AFTER_MS);
  }

  async function decide() {
    const isSiteReached = await canSend(ADDRESS);
    if (isSiteReached && !isReached && !ended.signal.aborted) onBlocked();
    ended.abort();
  }

  void ask();
  const timer = setTimeout(() => void decide(), BLOCKED_AFTER_MS);
  return {
    end: () => {
      clearTimeout(timer);
      ended.abort();
    },
  };
}
