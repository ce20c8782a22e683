import type { Browser } from '@playwright/test';
import { anAdmin, anOldMovie, anOldVideo, startSessionAs, PASSWORD } from './support/test-data';
import { FAULT_LOGS } from './support/faults';
import { expect, test } from './support/fixtures';

// Two people, or one person in two windows, edit the same entry.
test.describe.configure({ mode: 'parallel' });

const REFUSALS = /Failed to load resource|FirebaseError|Firestore|EntryNotFoundError/;

/** Opens the address as another administrator in a browser context of its own. */
async function anotherAdminAt(browser: Browser, address: string) {
  const page = await (await browser.newContext()).newPage();
  await startSessionAs(page, await anAdmin());
  await page.goto(address);
  return page;
}

test('after the role is removed, the next write is refused and the admin area closes', async ({
  page,
  expectLogged,
}) => {
  expectLogged(REFUSALS);
  const [admin, movie] = await Promise.all([anAdmin(), anOldMovie()]);
  await startSessionAs(page, admin);
  await page.goto(movie.adminAddress);
  const card = page.getByRole('article', { name: movie.title });
  await expect(card).toBeVisible();

  await admin.removeRole();
  await card.getByRole('button', { name: 'Mark as Upcoming' }).press('Enter');
  await expect(page).toHaveURL('/');
  expect(await movie.stored()).toMatchObject({ status: 'Released' });
  await page.goto(movie.adminAddress);
  await expect(page).toHaveURL('/');
  await movie.remove();
});

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

test('a movie that somebody else has deleted cannot be changed', async ({
  page,
  browser,
  expectLogged,
}) => {
  expectLogged(REFUSALS);
  const movie = await anOldMovie();
  await startSessionAs(page, await anAdmin());
  await page.goto(movie.adminAddress);
  const card = page.getByRole('article', { name: movie.title });
  await expect(card).toBeVisible();

  const other = await anotherAdminAt(browser, movie.adminAddress);
  const otherCard = other.getByRole('article', { name: movie.title });
  await otherCard.getByRole('button', { name: 'Delete' }).press('Enter');
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(other.getByText('Movie deleted successfully!')).toBeAttached();

  await card.getByRole('button', { name: 'Mark as Upcoming' }).press('Enter');
  await expect(page.getByText(/^Error updating status: /)).toBeAttached();
  await expect(page.getByText('It is no longer there')).toBeAttached();
  await expect(card).toHaveCount(0);
  expect(await movie.stored()).toBeUndefined();
});

test('two administrators who delete the same entry both succeed', async ({ page, browser }) => {
  const [movie, video] = await Promise.all([anOldMovie(), anOldVideo()]);
  await startSessionAs(page, await anAdmin());
  const other = await anotherAdminAt(browser, movie.adminAddress);
  for (const [entry, message] of [
    [movie, 'Movie deleted successfully!'],
    [video, 'Video deleted successfully!'],
  ] as const) {
    for (const window of [page, other]) {
      await window.goto(entry.adminAddress);
      await window
        .getByRole('article', { name: entry.title })
        .getByRole('button', { name: 'Delete' })
        .press('Enter');
    }
    for (const window of [page, other]) {
      await window.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(window.getByText(message)).toBeAttached();
      await expect(window.getByRole('article', { name: entry.title })).toHaveCount(0);
    }
    expect(await entry.stored()).toBeUndefined();
  }
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
  expect(await other.evaluate(() => localStorage.getItem('draft: movie'))).toBeNull();

  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/uploadMovie');
  await expect(page.getByLabel('Movie Title')).toHaveValue('Half a title');
});
