import type { Page } from '@playwright/test';
import { signInAs } from './backstage';
import { accessibilityProblems, DATABASE, expect, open, sidewaysScroll, test } from './fixtures';

const ADMIN = 'admin@nilavu.test';
const VISITOR = 'visitor@nilavu.test';
const PASSWORD = 'moonlight-2025';
const GUARDED = [
  '/admin',
  '/admin/contact',
  '/admin/gallery',
  '/upload',
  '/uploadMovie',
  '/add-announcement',
];

async function fillIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Writes to the company as a visitor does; returns the name to find the message by. */
async function writeMessage(page: Page): Promise<string> {
  const name = `Visitor ${Math.random().toString(36).slice(2)}`;
  await page.clock.install();
  await open(page, '/contact');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('visitor@example.com');
  await page.getByLabel('Message').fill('First line\nSecond line <b>not bold</b>');
  // A form that is sent faster than a person can write counts as a robot's.
  await page.clock.fastForward(3_000);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you for reaching out!')).toBeVisible();
  return name;
}

/** What the browser still holds of a session. */
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('an administrator signs in with nothing but the form', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await open(page, '/admin-login?next=https://evil.example');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);

  await fillIn(page, ADMIN);
  await expect(page).toHaveURL(/\/admin(\/|$)/);
  expect(await stored(page)).toContain('isAdmin');
  expect([...hosts]).toEqual(['127.0.0.1']);

  await page.goto('/admin-login');
  await expect(page).toHaveURL(/\/admin(\/|$)/);
});

test('a wrong password and an unknown address are the same failure', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/Failed to load resource|FirebaseError/);
  await open(page, '/admin-login');
  for (const email of [ADMIN, 'nobody@example.com']) {
    await fillIn(page, email, 'wrong');
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('');
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await fillIn(page, ADMIN);
  await expect(page).toHaveURL(/\/admin(\/|$)/);
});

test('somebody who is no administrator is told so and signed out', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/NotAnAdminError/);
  await open(page, '/admin-login');
  await fillIn(page, VISITOR);
  await expect(page.getByRole('alert')).toHaveText('You are not authorized as an admin');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await stored(page)).toEqual([]);
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});

for (const address of GUARDED) {
  test(`a flag set by hand opens nothing at ${address}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('isAdmin', 'true'));
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(address);
    await expect(page).toHaveURL('/');
    expect(
      fetched.filter((url) => /AdminFrame|AdminLayout|Homepage|Inbox|contactMessages/.test(url)),
    ).toEqual([]);
  });
}

test('a database that stays silent leads home after ten seconds', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/TimeoutError/);
  await signInAs(page, { email: ADMIN });
  await page.clock.install();
  await page.route(DATABASE, () => undefined);
  await page.goto('/admin');
  await expect(page.getByText('Loading...')).toBeAttached();
  // The ten seconds begin when the guard's code is there and asks.
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(new URL(page.url()).pathname).toBe('/');
  }).toPass();
});

test('a message is read, marked as viewed, and stays so', async ({ page }) => {
  const name = await writeMessage(page);
  await signInAs(page, { email: ADMIN });
  await page.goto('/admin/contact');
  await page.getByLabel('Search messages').fill(name);
  await page.getByRole('button', { name: 'Search' }).click();
  const message = page.getByRole('article', { name });
  await expect(message.getByText('First line\nSecond line <b>not bold</b>')).toBeVisible();
  await expect(message.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /^mailto:visitor@example\.com\?subject=Re%3A/,
  );

  await message.getByRole('button', { name: 'Mark as Viewed' }).click();
  await expect(page.getByText('No new messages found.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No new messages found.')).toBeVisible();
  await page.getByRole('link', { name: /^Viewed/ }).click();
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Mark as new' }).click();
  await expect(page.getByText('No viewed messages found.')).toBeVisible();
});

test('signing out leaves in every tab, and Back shows no messages', async ({ page, context }) => {
  await signInAs(page, { email: ADMIN });
  await page.goto('/admin/contact');
  await expect(page.getByRole('article').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/contact');
  await expect(other.getByRole('article').first()).toBeVisible();

  // The inbox is left behind in the history.
  await page.goto('/admin/about');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  expect(await stored(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Mark as Viewed' })).toHaveCount(0);
});

test(
  'the menu of a small screen leads on, and the way out is always there',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await signInAs(page, { email: ADMIN });
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'About' })
      .tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  },
);

for (const address of [
  '/admin',
  '/admin?tab=announcements',
  '/admin?tab=movies&status=Upcoming',
  '/admin?tab=videos',
  '/admin/movies',
  '/admin/movies?search=nothing-like-it',
  '/admin/movies/thirayude-veedu',
  '/admin/videos',
  '/admin/gallery',
  '/admin/about',
  '/admin/contact',
  '/admin/contact?tab=viewed',
  '/admin/contact?search=nothing-like-it',
  '/admin/nothing',
  '/upload',
  '/uploadMovie',
  '/add-announcement',
]) {
  test(`${address} is accessible and not wider than the screen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, { email: ADMIN });
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
