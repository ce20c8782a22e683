import { PRIORITY_IMAGE_TIMEOUT_MS } from '../../../src/shared/limits';

type SetTimeout = typeof setTimeout & { readonly real?: typeof setTimeout };

// Files of tests share the window: one of them may have replaced it before.
const { setTimeout: present } = globalThis as { readonly setTimeout: SetTimeout };
const real = present.real ?? present;

/** What runs later, with its time in ms. */
const pending = new Map<ReturnType<typeof setTimeout>, readonly [ms: number, run: () => void]>();

/** What the SDK does after a pause: before each attempt of a transaction, of no length before the first. */
const AFTER_PAUSE = /handleDelayElapsed/;

function timeout(run: () => void, ms?: number, ...args: readonly unknown[]) {
  // In a task of its own, the first attempt would let React render the page once for each of the entries
  // that are changed one after the other; the memory needs no rest before another one.
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

/** Replaces `setTimeout` for a file of tests. */
export function watchTimers(): void {
  globalThis.setTimeout = Object.assign(timeout, { real }) as unknown as typeof setTimeout;
}

/** The pictures at the top of a page, which jsdom does not load, are given up now. */
export function giveUpPictures(): void {
  for (const [timer, [ms, work]] of pending) {
    if (ms !== PRIORITY_IMAGE_TIMEOUT_MS) continue;
    clearTimeout(timer);
    work();
  }
}

/**
 * What a page would have done later ends with it, as if the tab were closed. Its pictures are given up at once:
 * the modules of the next page would wait for them, as they are the same.
 */
export function endTimers(): void {
  giveUpPictures();
  for (const timer of pending.keys()) clearTimeout(timer);
  pending.clear();
}
