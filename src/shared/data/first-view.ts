import { PRIORITY_IMAGE_TIMEOUT_MS } from '../limits';
import { sourceSet, type Picture } from '../pictures/picture';
import { delay } from '../failures/timeout';

let sayRendered = () => {};
const rendered = new Promise<void>((resolve) => {
  sayRendered = resolve;
});

/** Has to be called when the first page has been rendered. */
export const markPageRendered = (): void => sayRendered();

/** Resolves when the splash has disappeared. */
export async function splashEnded(): Promise<void> {
  const animations = document.getElementById('splash')?.getAnimations() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}

/**
 * Resolves when the first page has been rendered. Never resolves in the function, which must not
 * wait for it.
 */
export const pageRendered = (): Promise<void> =>
  import.meta.env.SSR ? new Promise<void>(() => undefined) : rendered;

/** Resolves when the first page is visible, so that less urgent work does not delay it. */
export async function pageShown(): Promise<void> {
  await pageRendered();
  await splashEnded();
}

/** The id of the element with the served view of a page. */
export const VIEW_ID = 'view';

/** Whether a page is being rendered as a view, or replaces a served view that is shown. */
export const isTakingOver = (): boolean =>
  import.meta.env.SSR || document.getElementById(VIEW_ID) !== null;

let loaded: Promise<unknown> = Promise.resolve();

/**
 * Requests a picture with high priority before its element is rendered. `sizes` has to be the
 * attribute `sizes` of the element, so that the browser selects the same file.
 */
export function preloadImage(picture: Picture | undefined, sizes: string): void {
  if (import.meta.env.SSR || !picture) return;
  const image = new Image();
  const settled = new Promise((resolve) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', resolve);
  });
  loaded = Promise.all([loaded, Promise.race([settled, delay(PRIORITY_IMAGE_TIMEOUT_MS)])]);
  image.fetchPriority = 'high';
  image.sizes = sizes;
  image.srcset = sourceSet(picture) ?? '';
  image.src = picture.src;
}

/**
 * Resolves when every preloaded image has loaded or failed, at the latest after
 * PRIORITY_IMAGE_TIMEOUT_MS. Less urgent requests wait for it.
 */
export async function priorityImagesLoaded(): Promise<void> {
  // A loader that has just received its data preloads its images in the same task.
  await delay(0);
  await loaded;
}
