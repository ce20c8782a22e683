// Back closes an overlay, also on the first page of a tab: each opened overlay adds a copy of the
// page's history entry, with the router's key and index. An overlay that is closed in another way
// leaves its copy for the next overlay, because going back could collide with a navigation; Back
// and Forward skip the copy.

/** Closes an overlay; undefined for an overlay that the user has to answer. */
type Close = (() => void) | undefined;

interface Place {
  /**
   * The router's index of the page; undefined for an entry created by the browser, for example for
   * a fragment.
   */
  readonly idx: number | undefined;
  /** The number of copies between the page's own entry and this one: 0 for the entry itself. */
  readonly copy: number;
}

/** The open overlays, topmost last. */
const open: { readonly close: Close }[] = [];
let here: Place = { idx: undefined, copy: 0 };
/** Whether the router is about to go back to the page's entry. */
let isReturning = false;

/**
 * Makes Back close an overlay instead of leaving the page. Returns a function to call after the
 * overlay was closed.
 */
export function openOverlay(close: Close): () => void {
  const overlay = { close };
  open.push(overlay);
  addCopies();
  return () => void open.splice(open.indexOf(overlay), 1);
}

/**
 * Has to be called when the router blocks Back or Forward, because it then navigates once more, to
 * the current page.
 */
export function expectReturn(): void {
  isReturning = here.idx !== undefined;
}

/**
 * Tracks the history of the tab; has to be called before the router is created, so that its
 * listener runs first. Returns a function to call after each change of the router.
 */
export function trackOverlays(): () => void {
  here = place();
  window.addEventListener('popstate', onPop);
  return () => {
    const { idx, copy } = place();
    // The router has replaced a copy, which lost its mark.
    if (idx === here.idx && copy !== here.copy) mark(here.copy, 'replaceState');
    here = place();
  };
}

function place(): Place {
  const state: Partial<Place> | null = window.history.state;
  return { idx: state?.idx, copy: state?.copy ?? 0 };
}

function mark(copy: number, how: 'pushState' | 'replaceState'): void {
  window.history[how]({ ...window.history.state, copy }, '');
  here = place();
}

function addCopies(): void {
  if (isReturning) return;
  while (here.copy < open.length) mark(here.copy + 1, 'pushState');
}

function onPop(event: Event): void {
  const before = here;
  here = place();
  if (here.idx !== before.idx || here.copy === before.copy) {
    // The router shows another page, or returns to the page that it has not left.
    const isAgain = isReturning;
    isReturning = false;
    if (isAgain) addCopies();
    else closeAbove(0);
    return;
  }
  event.stopImmediatePropagation();
  const isBack = here.copy < before.copy;
  if (isBack && here.copy < open.length) {
    if (open.at(-1)?.close) closeAbove(here.copy);
    else window.history.forward();
  } else if (isBack) window.history.back();
  else if (here.copy > open.length) window.history.forward();
}

function closeAbove(count: number): void {
  for (const { close } of open.slice(count).toReversed()) close?.();
}
