/** A picture that does not arrive holds nothing else up for longer. */
const PATIENCE_MS = 5000;

/**
 * Resolves when the page that was opened has its first pictures, and at once on the pages after it:
 * what is seen later is not to hold them up.
 */
export async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve);
    setTimeout(resolve, PATIENCE_MS);
  });
}
