/** A small file of the site's own host: a browser logs what other hosts answer to such a request. */
const ADDRESS = '/robots.txt';

/** The server is asked so often while an upload stands still. */
const ASK_AFTER_MS = 2000;
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
    const answer = await canSend();
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
async function canSend(): Promise<boolean | undefined> {
  const signal = AbortSignal.timeout(ASK_AFTER_MS);
  try {
    const address = new URL(ADDRESS, window.location.href);
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch (error) {
    // What `fetch` throws if it cannot send.
    return error instanceof TypeError ? false : undefined;
  }
}
