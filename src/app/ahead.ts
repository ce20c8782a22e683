/** How long data that was read ahead may wait for the click. */
const AHEAD_MS = 10_000;

/** What a page has read, and how long it may stand for reading that address again. */
export interface Kept {
  readonly href: string;
  readonly data: unknown;
  /** In ms, as of Date.now(). */
  readonly until: number;
}

let ahead: Kept | undefined;
let routerReads = false;

/** Keeps what was read for a page that is about to be opened. */
export function keepAhead(href: string, data: unknown, until = Date.now() + AHEAD_MS): void {
  ahead = { href, data, until };
}

/** Whether what was kept is that of this address, and not too old. */
export const isFresh = (kept: Kept | undefined, href: string): kept is Kept =>
  kept?.href === href && Date.now() < kept.until;

/** Whether a page has been read already, and not shown yet. */
export const isAhead = (href: string) => isFresh(ahead, href);

/** The router is there, and reads the page that is open by itself. */
export function leaveToRouter(): void {
  routerReads = true;
}

/** What was read ahead for an address, once; undefined if nothing was. */
export function takeAhead(href: string): unknown {
  const kept = ahead;
  if (!isFresh(kept, href)) return undefined;
  ahead = undefined;
  return kept.data;
}

/**
 * Begins the reads of the page that is being opened, without waiting for React and the router. When
 * the router is there already, that page is another one, or is read by its loader.
 */
export function beginPage(read: (request: Request) => unknown): void {
  // App Check has to be there before the first read, and comes with the frame.
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY || routerReads) return;
  const href = window.location.href.replace(window.location.hash, '');
  keepAhead(href, read(new Request(href)), Infinity);
}
