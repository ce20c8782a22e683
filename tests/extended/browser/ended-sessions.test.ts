// product 13.9, 13.12, 13.13.
import { FAULT_LOGS } from '../../browser/support/faults';
import { expect, test } from '../../browser/support/fixtures';
import { anAdmin, PASSWORD, startSessionAs } from '../../browser/support/test-data';

const REFUSALS = /Failed to load resource|FirebaseError|Firestore|EntryNotFoundError/;

test('after the role is removed, the next navigation shows no message', async ({
  page,
  expectLogged,
}) => {
  expectLogged(REFUSALS);
  const admin = await anAdmin();
  await startSessionAs(page, admin);
  await page.goto('/admin/contact');
  const marks = page.getByRole('button', { name: 'Mark as Viewed' });
  await expect(marks.first()).toBeVisible();

  await admin.removeRole();
  await page.getByRole('link', { name: /^Viewed/ }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(marks).toHaveCount(0);
});

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
  await expect(page).toHaveURL('/');
});

test('signing out applies to every tab, and Back shows no messages', async ({
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
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Mark as Viewed' })).toHaveCount(0);
});

test('signing out in one window warns about the draft and deletes it; the other keeps its input and asks to sign in', async ({
  page,
  context,
  expectLogged,
}) => {
  // What is read at that moment is refused.
  expectLogged(REFUSALS);
  const admin = await anAdmin();
  await startSessionAs(page, admin);
  await page.goto('/uploadMovie');
  await page.getByLabel('Movie Title').fill('Half a title');
  const other = await context.newPage();
  await other.goto('/admin/about');
  const signOut = other.getByRole('button', { name: 'Sign out', exact: true });
  const question = other.getByRole('dialog', { name: 'Sign out and discard a draft?' });
  await signOut.press('Enter');
  await expect(question.getByRole('listitem')).toHaveText('New movie: Half a title');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await other.keyboard.press('Escape');
  await expect(signOut).toBeFocused();
  await signOut.press('Enter');
  await question.getByRole('button', { name: 'Sign out and discard' }).press('Enter');
  await expect(other).toHaveURL('/');
  const kept = await other.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('draft: ')),
  );
  expect(kept).toEqual([]);

  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/uploadMovie');
  await expect(page.getByLabel('Movie Title')).toHaveValue('Half a title');
});

test('a page that the browser had frozen learns who has signed in and out in other tabs', async ({
  page,
  context,
  expectLogged,
}) => {
  expectLogged(REFUSALS);
  // Nothing reaches a frozen page; the browser of these tests freezes none.
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
    }),
  );
  const transition = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => {
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
    }, type);
  await startSessionAs(page, await anAdmin());
  await page.goto('/admin/contact');
  const messages = page.getByRole('article');
  await expect(messages.first()).toBeVisible();

  await transition('pagehide');
  await expect(messages.first()).toBeHidden();
  const other = await context.newPage();
  const another = await anAdmin();
  await startSessionAs(other, another);
  await transition('pageshow');
  await page.getByRole('button', { name: `Go on as ${another.email}` }).press('Enter');
  await expect(messages.first()).toBeVisible();

  await transition('pagehide');
  await other.goto('/admin/about');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/');
  await transition('pageshow');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(messages).toHaveCount(0);
});
