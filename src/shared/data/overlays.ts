// Back closes what is laid over a page, also over the first page of a tab. Whatever opens adds a copy of the
// page's history entry, which has the router's key and index and stands for the same page. What is closed
// otherwise leaves its copy, for the next overlay; Back and Forward pass over it. To go back for it would
// race with a navigation that the same press starts.

/** Closes an overlay; absent for one that stays until it is answered. */
type Close = (() => void) | undefined;

interface Place {
  /** The router's index of the page; undefined for an entry that the browser made, as for a fragment. */
  readonly idx: number | undefined;
  /** How many copies of the page's entry lead to this one: 0 for the entry itself. */
  readonly copy: number;
}

/** What is open, the topmost at the end. */
const open: { readonly close: Close }[] = [];
let here: Place = { idx: undefined, copy: 0 };
/** Whether the router is about to go back to where the page's entry is. */
let isReturning = false;

/** Makes Back close an overlay instead of leaving the page. Returns a function for when it has closed. */
export function openOverlay(close: Close): () => void {
  const overlay = { close };
  open.push(overlay);
  addCopies();
  return () => void open.splice(open.indexOf(overlay), 1);
}

/** To be called when the router blocks Back or Forward: it moves once more, to the page that is still shown. */
export function expectReturn(): void {
  isReturning = here.idx !== undefined;
}

/**
 * Follows the history of the tab. To be called before there is a router, whose own listener comes second; what
 * it returns is to be called when the router has changed something.
 */
export function trackOverlays(): () => void {
  here = place();
  window.addEventListener('popstate', onPop);
  return () => {
    const { idx, copy } = place();
    // A copy was replaced, and with it the mark.
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
    // Another page, which the router shows; or the same again, which it had not left.
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
