/** A picture that does not arrive holds nothing else up for longer. */
const PATIENCE_MS = 5000;

/**
 * Resolves when the page that was opened has its first pictures, and at once on the pages after it:
 * what is seen later is not to hold them up.
 */
export const pageLoaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(true);
    window.addEventListener('load', resolve);
    setTimeout(resolve, PATIENCE_MS);
  });
