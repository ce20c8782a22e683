// product 13.9, 13.12, 13.13.
import { FAULT_LOGS } from '../../browser/support/faults';
import { expect, test } from '../../browser/support/fixtures';
import { anAdmin, startSessionAs } from '../../browser/support/test-data';

test('a disabled account is signed out when its token expires', async ({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  const admin = await anAdmin();
  await startSessionAs(page, admin);
  await page.goto('/admin/contact');
  await expect(page.getByRole('article').first()).toBeVisible();

  await admin.closeAccount();
  // The time alone: the timers of an hour would sign out before the press now and then.
  await page.clock.setSystemTime(Date.now() + 65 * 60_000);
  await page.getByRole('link', { name: /^Viewed/ }).press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin-login');
});

test('signing out applies to every tab, and Back does not show the messages', async ({
  page,
  context,
  expectLogged,
}) => {
  // What is read at that moment is refused.
  expectLogged(/Failed to load resource|FirebaseError|Firestore/);
  await startSessionAs(page, await anAdmin());
  await page.goto('/admin/contact');
  await expect(page.getByRole('article').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/contact');
  await expect(other.getByRole('article').first()).toBeVisible();

  // The inbox stays in the session history.
  await page.goto('/admin/about');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/admin-login');
  await expect(page.getByRole('button', { name: 'Mark as Viewed' })).toHaveCount(0);
});
