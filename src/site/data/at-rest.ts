import type { createBrowserRouter } from 'react-router-dom';

/**
 * Does nothing. The build for the emulators replaces this module (tools/build/chunking.ts),
 * because tests wait for the first view of a page and for pending imports.
 */
// @__NO_SIDE_EFFECTS__
export function countFirstView(
  _router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): void {}
