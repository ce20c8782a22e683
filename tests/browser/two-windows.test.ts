import type { Browser } from '@playwright/test';
import { anAdmin, anOldMovie, anOldVideo, signInAs } from './backstage';
import { expect, test } from './fixtures';

// Two people, or one with two windows, at the same thing at the same time.
test.describe.configure({ mode: 'parallel' });

const tag = '@desktop';
const REFUSALS = /Failed to load resource|FirebaseError|Firestore/;

/** Another administrator in a browser of their own, at that address. */
async function anotherAdminAt(browser: Browser, address: string) {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, await anAdmin());
  await page.goto(address);
  return page;
}

test(
  'the role taken away: the next write is refused, and leads out',
  { tag },
  async ({ page, expectLogged }) => {
    expectLogged(REFUSALS);
    const [admin, movie] = await Promise.all([anAdmin(), anOldMovie()]);
    await signInAs(page, admin);
    await page.goto(movie.found);
    const card = page.getByRole('article', { name: movie.title });
    await expect(card).toBeVisible();

    await admin.removeRole();
    await card.getByRole('button', { name: 'Mark as Upcoming' }).press('Enter');
    await expect(page).toHaveURL('/');
    expect(await movie.stored()).toMatchObject({ status: 'Released' });
    await page.goto(movie.found);
    await expect(page).toHaveURL('/');
    await movie.remove();
  },
);

test('the role taken away: the next step shows no message any more', { tag }, async ({ page }) => {
  const admin = await anAdmin();
  await signInAs(page, admin);
  await page.goto('/admin/contact');
  const marks = page.getByRole('button', { name: 'Mark as Viewed' });
  await expect(marks.first()).toBeVisible();

  await admin.removeRole();
  await page.getByRole('link', { name: /^Viewed/ }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(marks).toHaveCount(0);
});

test(
  'an account that was closed is out as soon as its token runs out',
  { tag },
  async ({ page, expectLogged }) => {
    expectLogged(REFUSALS);
    const admin = await anAdmin();
    await page.clock.install();
    await signInAs(page, admin);
    await page.goto('/admin/contact');
    await expect(page.getByRole('article').first()).toBeVisible();

    await admin.closeAccount();
    await page.clock.fastForward('01:05:00');
    await page.getByRole('link', { name: /^Viewed/ }).press('Enter');
    await expect(page).toHaveURL('/');
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
  },
);

test(
  'a movie that somebody else has deleted is no longer there to be changed',
  { tag },
  async ({ page, browser, expectLogged }) => {
    expectLogged(REFUSALS);
    const movie = await anOldMovie();
    await signInAs(page, await anAdmin());
    await page.goto(movie.found);
    const card = page.getByRole('article', { name: movie.title });
    await expect(card).toBeVisible();

    const other = await anotherAdminAt(browser, movie.found);
    await other.getByRole('button', { name: 'Delete' }).press('Enter');
    await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(other.getByText('Movie deleted successfully!')).toBeAttached();

    await card.getByRole('button', { name: 'Mark as Upcoming' }).press('Enter');
    await expect(page.getByText(/^Error updating status: /)).toBeAttached();
    await expect(page.getByText('It is no longer there')).toBeAttached();
    await expect(card).toHaveCount(0);
    expect(await movie.stored()).toBeUndefined();
  },
);

test('two who delete the same both succeed', { tag }, async ({ page, browser }) => {
  const [movie, video] = await Promise.all([anOldMovie(), anOldVideo()]);
  await signInAs(page, await anAdmin());
  const other = await anotherAdminAt(browser, movie.found);
  for (const [thing, said] of [
    [movie, 'Movie deleted successfully!'],
    [video, 'Video deleted successfully!'],
  ] as const) {
    for (const window of [page, other]) {
      await window.goto(thing.found);
      await window
        .getByRole('article', { name: thing.title })
        .getByRole('button', { name: 'Delete' })
        .press('Enter');
    }
    for (const window of [page, other]) {
      await window.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(window.getByText(said)).toBeAttached();
      await expect(window.getByRole('article', { name: thing.title })).toHaveCount(0);
    }
    expect(await thing.stored()).toBeUndefined();
  }
});

test(
  'signed out in one window, the other keeps what was typed and asks',
  { tag },
  async ({ page, context }) => {
    const admin = await anAdmin();
    await signInAs(page, admin);
    await page.goto('/uploadMovie');
    await page.getByLabel('Movie Title').fill('Half a title');
    const other = await context.newPage();
    await other.goto('/admin/about');
    await other.getByRole('button', { name: 'Sign out' }).press('Enter');
    await expect(other).toHaveURL('/');

    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill('moonlight-2025');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/uploadMovie');
    await expect(page.getByLabel('Movie Title')).toHaveValue('Half a title');
  },
);
