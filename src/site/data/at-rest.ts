import type { createBrowserRouter } from 'react-router-dom';

/**
 * Does nothing, and leaves no trace in the site. The build for the emulators has something in its place
 * (tools/bundle/chunking.ts): the tests wait until a page is at rest, of which its first view is a part.
 */
// @__NO_SIDE_EFFECTS__
export function countFirstView(
  _router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): void {}
