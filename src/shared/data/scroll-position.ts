import type { createBrowserRouter } from 'react-router-dom';
import { isFreshLoad } from './fresh-load';
import { writeStored, readStoredObject } from './browser-storage';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

const KEY = 'scroll-positions';
/** How long a page may take to grow to its scroll position, in ms. */
const GROWING_MS = 30_000;

/** The router's key of a tab's first history entry. */
const FIRST = 'default';

/** Scroll positions in px, by history entry. */
const positions: Record<string, unknown> = { ...readStoredObject('sessionStorage', KEY) };
let router: Router | undefined;
/** Returns the position that is being restored. */
let restoring: (() => number) | undefined;
let stop = () => {};
let isInUse = false;

/**
 * Returns the key of a history entry, which includes the address because the router's key is the
 * same for the first entry of every tab.
 */
const keyOf = ({ pathname, search, hash, key }: Router['state']['location']) =>
  `${pathname}${search}${hash} ${key}`;

/** Whether a page that is still growing is kept at its previous position. */
export const isRestoringPosition = (): boolean => restoring !== undefined;

/** Stops the restoration of a position when something else determines what is visible. */
export const stopRestoringPosition = (): void => stop();

/** Whether the user has scrolled or pressed anything since the page was opened. */
export const hasUserInteracted = (): boolean => isInUse;

const use = () => {
  isInUse = true;
  stop();
};

/** Stores the scroll position of each history entry when it is left or the tab is hidden. */
export function trackScrollPosition(tracked: Router): void {
  router = tracked;
  window.history.scrollRestoration = 'manual';
  let { location } = tracked.state;
  // A position is restored only on reload and Back.
  if (isFreshLoad()) delete positions[keyOf(location)];
  const save = () => {
    positions[keyOf(location)] = restoring?.() ?? window.scrollY;
  };
  tracked.subscribe(({ location: next }) => {
    if (next !== location) save();
    location = next;
  });
  // A phone may discard a hidden tab without a further event.
  document.addEventListener('visibilitychange', () => {
    save();
    writeStored('sessionStorage', KEY, JSON.stringify(positions));
  });
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, use, { capture: true, passive: true });
  }
}

/** Scrolls to the previous position of the new page, to its hash, or to its top. */
export function restoreScrollPosition(): void {
  stop();
  if (!router) return;
  const { location, preventScrollReset } = router.state;
  const top = positions[keyOf(location)];
  const target = document.getElementById(location.hash.slice(1));
  if (typeof top === 'number') restorePosition(() => top);
  else if (target) target.scrollIntoView();
  // A user who has scrolled in a served view (product 23.11) stays at this position.
  else if (!preventScrollReset && location.key !== FIRST) window.scrollTo(0, 0);
}

/**
 * Scrolls to a position in px, again whenever the page grows, until the user interacts with the
 * page.
 */
export function restorePosition(topOf: () => number): void {
  stop();
  restoring = topOf;
  const growth = new ResizeObserver(() => window.scrollTo({ top: topOf(), behavior: 'instant' }));
  growth.observe(document.body);
  const timer = setTimeout(stopRestoringPosition, GROWING_MS);
  stop = () => {
    restoring = undefined;
    clearTimeout(timer);
    growth.disconnect();
  };
}
