import type { Page } from '@playwright/test';
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
});
