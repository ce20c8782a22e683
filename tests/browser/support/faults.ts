import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './fixtures';

/** Matches what the browser logs for any of the faults. */
export const FAULT_LOGS =
  /Failed to load resource|FirebaseError|Firestore|SyntaxError|TimeoutError/;

type Fault = (route: Route) => Promise<unknown> | undefined;

const respondWith = (status: number, name: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*' },
    body: JSON.stringify({ error: { code: status, status: name, message: name } }),
  });

/** The fault that only the site's own timeouts detect. */
export const NO_RESPONSE = 'does not respond';
export const LOST_RESPONSE = 'succeeds, but the response is lost';

/** The ways in which a request can fail, as route handlers. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'responds with 403': respondWith(403, 'PERMISSION_DENIED'),
  'refuses connections': (route) => route.abort('connectionrefused'),
  'responds with 503': respondWith(503, 'UNAVAILABLE'),
  'truncates the response': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  [LOST_RESPONSE]: async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  [NO_RESPONSE]: () => undefined,
};

/**
 * Intercepts the requests until the test ends. They have this fault at first; without one they pass.
 *
 * @returns sets the fault of the following requests; without one they pass
 */
export async function interceptWithFaults(
  page: Page,
  requests: RegExp,
  first?: Fault,
): Promise<(fault?: Fault) => void> {
  const pass: Fault = (route) => route.continue();
  let current = first ?? pass;
  // One handler for all faults: removing a handler answers the requests it has not answered yet.
  await page.route(requests, (route) => current(route));
  return (fault = pass) => (current = fault);
}

/** Waits for the result of a fault; without a response this advances the page's clock. */
export const expectAfterFault = (page: Page, fault: string, element: Locator): Promise<void> =>
  fault === NO_RESPONSE ? advanceClockUntil(page, element) : expect(element).toBeAttached();

/**
 * Advances the page's clock until the element is attached, by this many seconds at most. Timeouts of
 * the site are shorter than 90 seconds, except that of code.
 */
export async function advanceClockUntil(page: Page, element: Locator, most = 90): Promise<void> {
  for (let seconds = 0; seconds < most; seconds += 5) {
    await page.clock.runFor(5_000);
    // The page needs real time to render after the timers have run.
    const isAttached = await element
      .waitFor({ state: 'attached', timeout: 250 })
      .then(() => true)
      .catch(() => false);
    if (isAttached) return;
  }
  await expect(element).toBeAttached();
}
