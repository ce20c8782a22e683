import type { createBrowserRouter } from 'react-router-dom';
import { isFreshLoad } from './fresh-load';
import { writeStored, readStoredObject } from './browser-storage';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

const KEY = 'scroll-positions';
/** How long a page may grow until its position is reached, in ms. */
const GROWING_MS = 30_000;

/** The router's key of the entry that a tab was opened with. */
const FIRST = 'default';

/** In px from the top, by history entry. */
const positions: Record<string, unknown> = { ...readStoredObject('sessionStorage', KEY) };
let router: Router | undefined;
/** Returns the position that is being restored. */
let restoring: (() => number) | undefined;
let stop = () => {};
let isInUse = false;

/** Every address that a tab is opened with has the same key: the addresses tell them apart. */
const keyOf = ({ pathname, search, hash, key }: Router['state']['location']) =>
  `${pathname}${search}${hash} ${key}`;

/** Whether a page that is still growing is kept at the position that it had. */
export const isRestoringPosition = (): boolean => restoring !== undefined;

/** Ends that: something else decides what is in view. */
export const stopRestoringPosition = (): void => stop();

/** Whether somebody has scrolled or pressed something since the page was opened. */
export const isPageInUse = (): boolean => isInUse;

const use = () => {
  isInUse = true;
  stop();
};

/** Stores the scroll position of each history entry when it is left or the tab is hidden. */
export function trackScrollPosition(tracked: Router): void {
  router = tracked;
  window.history.scrollRestoration = 'manual';
  let { location } = tracked.state;
  // Only Reload and Back keep a position.
  if (isFreshLoad()) delete positions[keyOf(location)];
  const save = () => {
    positions[keyOf(location)] = restoring?.() ?? window.scrollY;
  };
  tracked.subscribe(({ location: next }) => {
    if (next !== location) save();
    location = next;
  });
  // A phone ends a hidden tab without a further event.
  document.addEventListener('visibilitychange', () => {
    save();
    writeStored('sessionStorage', KEY, JSON.stringify(positions));
  });
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, use, { capture: true, passive: true });
  }
}

/** Scrolls to where the new page was before, to its hash, or to its top. */
export function restoreScrollPosition(): void {
  stop();
  if (!router) return;
  const { location, preventScrollReset } = router.state;
  const top = positions[keyOf(location)];
  const target = document.getElementById(location.hash.slice(1));
  if (typeof top === 'number') restorePosition(() => top);
  else if (target) target.scrollIntoView();
  // Who scrolled in a page that was served with its content (product 23.11) stays there.
  else if (!preventScrollReset && location.key !== FIRST) window.scrollTo(0, 0);
}

/** Scrolls to that position, in px, and again as often as the page grows, until somebody does something. */
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
