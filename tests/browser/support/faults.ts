import type { Page, Route } from '@playwright/test';

/** Matches the messages that the browser logs for any of the faults. */
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

/**
 * The ways in which a request can fail, as route handlers. A missing answer is not among them: it
 * takes the time limits, which are tested without a browser.
 */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'responds with 403': respondWith(403, 'PERMISSION_DENIED'),
  'refuses connections': (route) => route.abort('connectionrefused'),
  'responds with 503': respondWith(503, 'UNAVAILABLE'),
  'truncates the response': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'succeeds, but the response is lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
};

/**
 * Intercepts the requests until the test ends, at first with this fault; without one they pass.
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
  // One handler for all faults, because removing a handler continues the requests that it has not
  // answered yet.
  await page.route(requests, (route) => current(route));
  return (fault = pass) => (current = fault);
}
