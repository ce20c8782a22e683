import { FAULT_LOGS, FAULTS, interceptWithFaults } from './support/faults';
import { expect, test } from './support/fixtures';
import { anAdmin, anOldVideo, startSessionAs } from './support/test-data';

// Product 13.6, 14.12: a lost connection leaves an administrator where they are.
const DATABASE = /\/documents[:/]/;
const WRITES = /:commit/;

test('a line that drops during a run leaves the screen, what was done, and "Go on"', async ({
  page,
  context,
  expectLogged,
}) => {
  expectLogged(FAULT_LOGS);
  // What a visit does when the browser is idle.
  expectLogged(/Failed to fetch (dynamically imported|\/assets\/)/);
  const [admin, ...videos] = await Promise.all([
    anAdmin(),
    anOldVideo(),
    anOldVideo(),
    anOldVideo(),
  ]);
  await startSessionAs(page, admin);
  await page.goto('/admin/videos?sort=oldest');
  for (const { title } of videos) {
    await page
      .getByRole('article', { name: title })
      .getByRole('checkbox', { name: 'Select' })
      .check();
  }
  let writes = 0;
  await page.route(WRITES, async (route) => {
    writes += 1;
    if (writes < 2) return route.continue();
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: 'Landing Page: no' }).press('Enter');

  await expect(
    page.getByText('Interrupted. 1 of 3 videos are off the landing page.'),
  ).toBeVisible();
  await expect(
    page.getByText('Check your connection and try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('The videos could not be loaded')).toBeVisible();
  await expect(page).toHaveURL('/admin/videos?sort=oldest');

  await context.setOffline(false);
  await page.unroute(WRITES);
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(page.getByText('3 videos are off the landing page.')).toBeVisible();
  await Promise.all(videos.map((video) => video.remove()));
});

test('a link of the admin area that is followed without a connection stays in the area', async ({
  page,
  context,
  expectLogged,
}) => {
  expectLogged(
    /Failed to (load|fetch)|ChunkError|dynamically imported|ERR_INTERNET|Firestore|TypeError/,
  );
  await startSessionAs(page, await anAdmin());
  await page.goto('/admin/contact');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Trash' }).press('Enter');
  await expect(page.getByRole('button', { name: /Try again|Load again/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await expect(page).toHaveURL('/admin/trash');
});

test('an administrator who was let in stays where the role cannot be read', async ({
  page,
  expectLogged,
}) => {
  expectLogged(FAULT_LOGS);
  await page.clock.install();
  await startSessionAs(page, await anAdmin());
  await page.goto('/admin/contact');
  await expect(page.getByRole('article').first()).toBeVisible();
  const setFault = await interceptWithFaults(page, DATABASE);
  for (const [position, name] of ['responds with 503', 'refuses connections'].entries()) {
    setFault(FAULTS[name]);
    const tab = ['Viewed', 'Spam'][position] ?? '';
    await page.getByRole('link', { name: new RegExp(`^${tab}`) }).press('Enter');
    await expect(page.getByText('The messages could not be loaded')).toBeVisible();
    await expect(page).toHaveURL(`/admin/contact?tab=${tab.toLowerCase()}`);
  }
});
