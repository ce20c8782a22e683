import { site } from '../../src/company/site';
import { interceptWithFaults } from './support/faults';
import { DATABASE, expect, open, test } from './support/fixtures';

const SECTIONS = ['The announcements', 'The upcoming movies', 'The latest videos'];

test('a failed read is not shown as an empty site; a retry loads the section', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/Failed to load resource|FirebaseError|Firestore/);
  const setFault = await interceptWithFaults(page, DATABASE, (route) => route.abort());
  await open(page, '/');
  for (const section of SECTIONS)
    await expect(page.getByText(`${section} could not be loaded`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Welcome to ${site.name}` })).toBeVisible();

  setFault();
  const announcements = page.getByRole('region', { name: 'ANNOUNCEMENTS' });
  await announcements.getByRole('button', { name: 'Try again' }).click();
  await expect(announcements.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('The latest videos could not be loaded')).toBeVisible();
});

test('a page whose code is missing reloads once, then reports the failure', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/Failed to load resource|ChunkError|dynamically imported|Failed to fetch/);
  await open(page, '/movies');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const setFault = await interceptWithFaults(page, /\/assets\/MoviePage-.*\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );

  await page.getByRole('link', { name: /Platform 3B/ }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('contentinfo')).toBeAttached();

  setFault();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Platform 3B' })).toBeVisible();
});
