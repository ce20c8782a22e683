// product 32.1.
import type { Route } from '@playwright/test';
import type { ErrorReport } from '../../src/shared/failures/error-report';
import { FAULTS, interceptWithFaults } from './support/faults';
import { DATABASE, expect, test, WHILE_LOADING } from './support/fixtures';

test('errors of a page are reported, also errors before its main script, but at most three', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/Failed to load resource|FirebaseError|Firestore|the projector/);
  const reports: ErrorReport[] = [];
  await page.route('**/reports', (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  const setFault = await interceptWithFaults(page, DATABASE, FAULTS['responds with 403']);
  // The rules refuse what the page's preload reads, and the script comes later.
  const script = new Promise<Route>((resolve) => page.route('**/assets/frame-*.js', resolve));
  const logged = page.waitForEvent('console', {
    predicate: (message) => /FirebaseError/.test(message.text()),
    ...WHILE_LOADING,
  });
  await page.goto('/movies?from=Devi#top', { waitUntil: 'commit' });
  await logged;
  await (await script).continue();
  await expect(page.getByText('The movies could not be loaded')).toBeVisible();
  setFault();
  await expect
    .poll(() => reports)
    .toContainEqual(
      expect.objectContaining({
        code: 'permission-denied',
        release: expect.stringMatching(/^frame-/),
      }),
    );

  // What apps and extensions throw into a page uses up none of the three.
  await page.evaluate(() => {
    for (const part of ['lens', 'lamp', 'reel', 'belt']) {
      setTimeout(() => {
        throw Object.assign(new TypeError(`the projector has no ${part}`), { stack: '' });
      });
      void Promise.reject(new Error(`the projector has no ${part}`));
      void Promise.reject(`the projector has no ${part}`);
    }
  });
  await page.route('**/assets/projector.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `for (const part of ['light', 'sound', 'screen', 'seats'])
        setTimeout(() => { throw new TypeError('the projector has no ' + part); });`,
    }),
  );
  await page.evaluate((address) => import(address), '/assets/projector.js');
  await expect.poll(() => reports.length).toBe(3);
  expect(reports.at(-1)).toMatchObject({
    page: '/movies',
    stack: expect.stringContaining('/assets/projector.js'),
  });
});
