import { __vitePreload as importWithStyles } from '../../../../src/site/data/import-with-styles';

/**
 * Counts the pending work of the page under test in an attribute of <html>: each request until its
 * answer was read, each late import, and the first view. Received data count until they are
 * rendered.
 */

/**
 * The first view is pending until first-view.ts reports it, because its reads begin before they can
 * be counted.
 */
let open = 1;

/** Runs a callback when nothing is left to render. */
let whenIdle: (callback: () => void) => void = queueMicrotask;

/** Within these frames, observers report elements that have come near, which may cause requests. */
const FRAMES = 2;

const say = () => {
  document.documentElement.dataset['open'] = String(open);
};

function sayWhenStill(frames = FRAMES): void {
  if (open > 0) return;
  if (frames === 0) return say();
  requestAnimationFrame(() => sayWhenStill(frames - 1));
}

/**
 * How long React may wait before it replaces a placeholder, in ms, in order to replace several at
 * once.
 */
const THROTTLE_MS = 300;

function close(): void {
  setTimeout(
    () =>
      whenIdle(() => {
        open -= 1;
        if (open > 0) say();
        else sayWhenStill();
      }),
    THROTTLE_MS,
  );
}

async function whileOpen<T>(task: Promise<T>): Promise<T> {
  open += 1;
  say();
  try {
    return await task;
  } finally {
    close();
  }
}

/** Ends the first view when nothing is left to render, which `idle` reports. */
export function closeFirstView(idle: typeof whenIdle): void {
  whenIdle = idle;
  close();
}

const BODIES = ['arrayBuffer', 'blob', 'json', 'text'] as const;

const send = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await whileOpen(send(input, init));
  for (const body of BODIES) {
    const read: () => Promise<unknown> = response[body].bind(response);
    Object.defineProperty(response, body, { value: () => whileOpen(read()) });
  }
  return response;
};

/** Replaces the import function of the build. */
const countedImport: typeof importWithStyles = (load, files) =>
  whileOpen(importWithStyles(load, files));

export { countedImport as __vitePreload };
