import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../../browser/support/accessibility';
import { interceptWithFaults } from '../../browser/support/faults';
import { expect, open, test } from '../../browser/support/fixtures';

const NO_CODE_LOGS = /Failed to load resource|dynamically imported|Failed to fetch/;

/** As `interceptWithFaults`, for files of the site's code that cannot be reached at first. */
const takeAway = (page: Page, files: RegExp) =>
  interceptWithFaults(page, files, (route) => route.abort('connectionrefused'));

test.describe('in the admin area', () => {
  test.use({ isSignedIn: true });

  test('a dialog whose code is missing says what helps: browsers ask for it again in a new page', async ({
    page,
    expectLogged,
  }) => {
    expectLogged(NO_CODE_LOGS);
    await open(page, '/admin/events');
    const setEnd = page.getByRole('menuitem', { name: 'Set an end' });
    const more = page.getByRole('button', { name: 'More', exact: true }).first();
    await more.click();
    const setFault = await takeAway(page, /\/assets\/EndDialog-.*\.js/);
    await setEnd.click();
    await expect(page.getByText('The dialog could not be loaded.')).toBeVisible();
    await expect(page.getByText('Check your connection and load the page again.')).toBeVisible();

    setFault();
    await open(page, '/admin/events');
    await more.click();
    await setEnd.click();
    await expect(page.getByRole('dialog', { name: 'When does it leave the site?' })).toBeVisible();
  });

  test('a form stays where the code of its later parts is missing, and a new page has what was typed', async ({
    page,
    expectLogged,
  }) => {
    expectLogged(NO_CODE_LOGS);
    const parts =
      /\/assets\/(FormWarnings|MovieField|NextMark|OnSiteElsewhere|OtherEditors|PublicationChoice)-/;
    const setFault = await takeAway(page, parts);
    await open(page, '/admin/events');
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('First look');
    const missing = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(missing.filter({ hasText: 'The choice of a film' })).toBeVisible();
    await expect(missing.filter({ hasText: 'The choice of when visitors see it' })).toBeVisible();
    await expect(missing).toHaveCount(2);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);

    setFault();
    await missing.first().getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^What you wrote on .* is back/)).toBeVisible();
    await expect(title).toHaveValue('First look');
    await expect(page.getByRole('combobox', { name: /^Film/ })).toBeVisible();
    await expect(page.getByRole('group', { name: 'When do visitors see it?' })).toBeVisible();
  });
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
