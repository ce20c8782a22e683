// Replaces src/data/priority-images.ts in the naive build.

/** Does nothing: images are fetched when their elements are rendered. */
export const preloadImage = () => undefined;

/** Resolves at once, as no image has priority. */
export const priorityImagesLoaded = () => Promise.resolve();
