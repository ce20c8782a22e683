import type { Route } from '@playwright/test';
import type { ErrorReport } from '../../src/domain/failures/error-report';
import { FAULTS, interceptWithFaults } from './support/faults';
import { DATABASE, expect, test } from './support/fixtures';

test('errors of a page are reported, those before it has loaded too, and at most three', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/Failed to load resource|FirebaseError|Firestore|the projector/);
  const reports: ErrorReport[] = [];
  await page.route('**/reports', (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  const frame = page.getByRole('navigation', { name: 'Main' });
  const setFault = await interceptWithFaults(page, DATABASE, async (route) => {
    // What fails before the main script runs is not known to anybody.
    await frame.waitFor({ state: 'attached' });
    await FAULTS['responds with 403']?.(route);
  });
  const code = new Promise<Route>((resolve) => page.route('**/after-load-*.js', resolve));
  await page.goto('/movies?from=Devi#top');
  await expect(page.getByText('The movies could not be loaded')).toBeVisible();
  await (await code).continue();
  setFault();
  await expect
    .poll(() => reports)
    .toContainEqual(
      expect.objectContaining({
        code: 'permission-denied',
        release: expect.stringMatching(/^index-/),
      }),
    );

  await page.evaluate(() => {
    for (const part of ['lens', 'lamp', 'reel', 'belt']) {
      setTimeout(() => {
        throw new TypeError(`the projector has no ${part}`);
      });
      void Promise.reject(new Error(`the projector has no ${part}`));
    }
  });
  await expect.poll(() => reports.length).toBe(3);
  expect(reports.at(-1)).toMatchObject({
    page: '/movies',
    stack: expect.stringContaining('projector'),
  });
});
