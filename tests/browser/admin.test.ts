// product 13.3, 13.8, 22.5.
import type { Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';
import { anAdmin, PASSWORD, startSessionAs } from './support/test-data';
import {
  expect,
  horizontalOverflow,
  open,
  brokenWords,
  setTextSize,
  test,
  untilAtRest,
} from './support/fixtures';

const ADMIN = 'admin@nilavu.test';
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

/** Returns the keys in localStorage. */
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('signing in as an administrator contacts no other host', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await open(page, '/admin-login?next=https://evil.example');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  await fillIn(page, ADMIN);
  await expect(page).toHaveURL(/\/admin(\/|$)/);
  expect(await stored(page)).toContain('isAdmin');
  expect([...hosts]).toEqual(['127.0.0.1']);

  await page.goto('/admin-login');
  await expect(page).toHaveURL(/\/admin(\/|$)/);
});

test('a browser that cannot store the session shows a message, and nobody is signed in', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/SessionNotKeptError/);
  await page.addInitScript(() => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('firebase:authUser')) throw new DOMException('Full', 'QuotaExceededError');
      store.call(this, key, value);
    };
  });
  await open(page, '/');
  await page.goto('/admin-login');
  await fillIn(page, ADMIN);
  await expect(page.getByRole('alert')).toHaveText(/^This browser could not keep the session: /);
  // Without a new page: whoever was signed in would be led on.
  await page.getByRole('link', { name: /^Back to/ }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the isAdmin flag in localStorage alone opens no admin page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('isAdmin', 'true'));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const address of GUARDED) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveURL('/admin-login');
      const adminCode = /admin-frame|Homepage|Inbox|contactMessages/;
      expect(fetched.filter((url) => adminCode.test(url))).toEqual([]);
    });
  }
});

test(
  'the menu of a small screen navigates, and "Sign out" is always visible',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await startSessionAs(page, await anAdmin());
    await open(page, '/admin');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Gallery' })
      .tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  },
);

for (const address of ['/admin', '/admin/movies', '/admin/names']) {
  test(`${address} is accessible and fits every screen`, async ({ page }) => {
    await startSessionAs(page, await anAdmin());
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await untilAtRest(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect.poll(() => horizontalOverflow(page)).toBe(0);
    for (const size of ['', '200%']) {
      await page.setViewportSize({ width: 320, height: 640 });
      await setTextSize(page, size);
      await expect.poll(() => horizontalOverflow(page)).toBe(0);
      expect(await brokenWords(page)).toEqual([]);
      for (const field of await page.getByRole('searchbox').all()) {
        // What is typed is visible in it.
        expect((await field.boundingBox())?.width).toBeGreaterThan(120);
      }
    }
  });
}
