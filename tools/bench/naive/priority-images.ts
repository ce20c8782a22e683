// Replaces src/shared/data/priority-images.ts in the naive build.

/** Images are fetched when their elements are rendered. */
export const preloadImage = () => undefined;

export const priorityImagesLoaded = () => Promise.resolve();
