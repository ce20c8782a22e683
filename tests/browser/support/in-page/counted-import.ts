import { __vitePreload as importWithStyles } from '../../../../src/site/data/import-with-styles';

/**
 * Counts what a page of the site under test waits for, in an attribute of <html>: each request until its
 * answer has been read, each late part, and the first view. What has come is counted until it is shown.
 */

/** The first view is open until first-view.ts says so: its reads begin before anything can count them. */
let open = 1;

/** Runs a callback when nothing is left to render. */
let whenIdle: (callback: () => void) => void = queueMicrotask;

/** In these observers tell what has come near, which may be asked for then. */
const FRAMES = 2;

const say = () => {
  document.documentElement.dataset['open'] = String(open);
};

function sayWhenStill(frames = FRAMES): void {
  if (open > 0) return;
  if (frames === 0) return say();
  requestAnimationFrame(() => sayWhenStill(frames - 1));
}

/** How long React may wait, in ms, before it shows what follows a placeholder: several come at once. */
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

/** The first view is shown when nothing is left to render, which the given function tells. */
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

/** Takes the place of the import of the build. */
const countedImport: typeof importWithStyles = (load, files) =>
  whileOpen(importWithStyles(load, files));

export { countedImport as __vitePreload };
