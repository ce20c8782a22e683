import { fileServer } from './file-server';

/** A small file of the site's own host: a browser logs what other hosts answer to such a request. */
const ADDRESS = '/robots.txt';

/** The server is asked so often while an upload stands still. */
const ASK_AFTER_MS = 2000;
/** How long the host of the files may stay silent; the site's host is asked after it, for 2 seconds. */
const BLOCKED_AFTER_MS = 7000;
/** Requests in a row that could not be sent: one may be an accident. */
const LOST_AFTER = 2;

/**
 * Asks whether the site's host can be reached, again and again until `end` is called, and calls
 * `onLost` once if it cannot (product 17.8). What is only slow is not lost.
 */
export function watchConnection(onLost: () => void) {
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
    /** Whether the server has answered. */
    isReached: () => isReached,
    end: () => clearTimeout(timer),
  };
}

/** Undefined without an answer in time. */
async function canSend(
  address: string,
  signal = AbortSignal.timeout(ASK_AFTER_MS),
): Promise<boolean | undefined> {
  try {
    const url = new URL(address, window.location.href);
    // Any answer counts, whatever it says.
    await fetch(url, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal });
    return true;
  } catch (error) {
    // What `fetch` throws if it cannot send.
    return error instanceof TypeError ? false : undefined;
  }
}

/** The host of the files as a whole, of which nothing is asked. */
const FILES = `${fileServer.origin}/v0/`;

/**
 * Asks whether the host of the files can be reached, again while it cannot, and calls `onBlocked` once if
 * it has not answered within 9 seconds although the site's host does, as a network may block the one
 * alone (product 17.8). To be called before the upload begins: behind one the request would have to wait.
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
