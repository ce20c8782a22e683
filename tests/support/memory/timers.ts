import { PRIORITY_IMAGE_TIMEOUT_MS } from '../../../src/shared/limits';

type SetTimeout = typeof setTimeout & { readonly real?: typeof setTimeout };

// Test files share the window: one of them may have replaced it already.
const { setTimeout: present } = globalThis as { readonly setTimeout: SetTimeout };
const real = present.real ?? present;

/** Pending callbacks, with their delay in ms. */
const pending = new Map<ReturnType<typeof setTimeout>, readonly [ms: number, run: () => void]>();

/**
 * The SDK's callback after a pause. There is a pause before each attempt of a transaction; before
 * the first it has no length.
 */
const AFTER_PAUSE = /handleDelayElapsed/;

function timeout(run: () => void, ms?: number, ...args: readonly unknown[]) {
  // As a separate task, the first attempt would let React render the page for each of several
  // entries that are changed one after the other. The in-memory database needs no pause before
  // further attempts.
  if (AFTER_PAUSE.test(String(run))) {
    queueMicrotask(run);
    return 0;
  }
  const work = () => {
    pending.delete(timer);
    Reflect.apply(run, undefined, args);
  };
  const timer = real(work, ms);
  pending.set(timer, [ms ?? 0, work]);
  return timer;
}

/** Replaces `setTimeout` for a test file. */
export function watchTimers(): void {
  globalThis.setTimeout = Object.assign(timeout, { real }) as unknown as typeof setTimeout;
}

/** Ends the wait for the pictures at the top of a page, which jsdom does not load. */
export function giveUpPictures(): void {
  for (const [timer, [ms, work]] of pending) {
    if (ms !== PRIORITY_IMAGE_TIMEOUT_MS) continue;
    clearTimeout(timer);
    work();
  }
}

/**
 * Cancels pending callbacks of a page, as if the tab were closed. The wait for its pictures ends at
 * once, because the modules of the next page share it.
 */
export function endTimers(): void {
  giveUpPictures();
  for (const timer of pending.keys()) clearTimeout(timer);
  pending.clear();
}
