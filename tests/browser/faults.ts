import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './fixtures';

/** What the browser logs about all of these, whatever the site makes of it. */
export const LOGGED = /Failed to load resource|FirebaseError|Firestore|SyntaxError|TimeoutError/;

type Fault = (route: Route) => Promise<unknown> | undefined;

const answer = (status: number, name: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*' },
    body: JSON.stringify({ error: { code: status, status: name, message: name } }),
  });

/** The ways in which a service can fail somebody who asks it. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'answers 403': answer(403, 'PERMISSION_DENIED'),
  'refuses connections': (route) => route.abort('connectionrefused'),
  'answers 503': answer(503, 'UNAVAILABLE'),
  'breaks off in mid-answer': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'does its work, but its answer is lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'stays silent': () => undefined,
};

/**
 * Lets the page's own clock run until that is there, for at most a minute and a half: no wait of
 * the site is longer. What answers at once has a moment to do so before.
 */
export async function expectInTime(page: Page, sign: Locator): Promise<void> {
  await expect(async () => {
    const isThere = await sign.waitFor({ state: 'attached', timeout: 1_000 }).then(
      () => true,
      () => false,
    );
    if (!isThere) await page.clock.runFor(5_000);
    expect(isThere).toBe(true);
  }).toPass({ intervals: [0], timeout: 25_000 });
}
