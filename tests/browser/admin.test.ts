import type { Page } from '@playwright/test';
import { anAdmin, database, startSessionAs, PASSWORD, signInAs } from './support/test-data';
import {
  accessibilityViolations,
  DATABASE,
  expect,
  open,
  horizontalOverflow,
  setTextSize,
  test,
} from './support/fixtures';

const ADMIN = 'admin@nilavu.test';
const VISITOR = 'visitor@nilavu.test';
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

/** Sends a contact message as a visitor; returns the sender's name. */
async function writeMessage(page: Page): Promise<string> {
  const name = `Visitor ${Math.random().toString(36).slice(2)}`;
  await page.clock.install();
  await open(page, '/contact');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('visitor@example.com');
  await page.getByLabel('Message').fill('First line\nSecond line <b>not bold</b>');
  // A form that is sent within three seconds is treated as a bot's.
  await page.clock.fastForward(3_000);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you for reaching out!')).toBeVisible();
  return name;
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

test(
  'a wrong password and an unknown email address show the same error',
  { tag: '@sizes' },
  async ({ page, expectLogged }) => {
    expectLogged(/Failed to load resource|FirebaseError/);
    await open(page, '/admin-login');
    for (const email of [ADMIN, 'nobody@example.com']) {
      await fillIn(page, email, 'wrong');
      await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill('');
    }
    expect(await accessibilityViolations(page)).toEqual([]);
    await fillIn(page, ADMIN);
    await expect(page).toHaveURL(/\/admin(\/|$)/);
  },
);

test('an account without the admin role is told so and signed out', async ({
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

test('the isAdmin flag in localStorage alone opens no admin page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('isAdmin', 'true'));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const address of GUARDED) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveURL('/');
      const adminCode = /admin-frame|Homepage|Inbox|contactMessages/;
      expect(fetched.filter((url) => adminCode.test(url))).toEqual([]);
    });
  }
});

test('without a response from the database the guard redirects home after ten seconds', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/TimeoutError/);
  await page.clock.install();
  await startSessionAs(page, await anAdmin());
  await page.route(DATABASE, () => undefined);
  await page.goto('/admin');
  await expect(page.getByText('Loading...')).toBeAttached();
  // The ten seconds begin when the guard's code has loaded and sent its request.
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(new URL(page.url()).pathname).toBe('/');
  }).toPass();
});

test('a message is read and marked as viewed, also after a reload', async ({ page }) => {
  const name = await writeMessage(page);
  await startSessionAs(page, await anAdmin());
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

test('signing out applies to every tab, and Back shows no messages', async ({
  page,
  context,
  expectLogged,
}) => {
  // What is read at that moment is refused.
  expectLogged(/Failed to load resource|FirebaseError|Firestore/);
  await signInAs(page, { email: ADMIN });
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
  expect(await stored(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Mark as Viewed' })).toHaveCount(0);
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

test('"All" in the sidebar shows the heading of the list, whatever loads around it', async ({
  page,
}) => {
  await startSessionAs(page, await anAdmin());
  await open(page, '/admin/export');
  await page.getByRole('link', { name: 'All movies' }).click();
  await expect(page.getByRole('article').first()).toBeAttached();
  await expect(page.getByRole('group', { name: 'What a link will look like' })).toBeAttached();
  const heading = page.getByRole('heading', { name: 'Current Movies' });
  await expect(heading).toBeFocused();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150);
});

const CHANGED = 'Movies/Upcoming/Movies/thirayude-veedu';

/** Stores an older version of a movie, with another title and picture. */
async function aChange() {
  const before = (await database.doc(CHANGED).get()).data();
  await database.doc('revisions/older').set({
    path: CHANGED,
    before: { ...before, title: 'Tide House', img: `${before?.['img']}&other` },
    by: 'anu.varghese@example.test',
    // Younger than what a visit purges.
    at: new Date(Date.now() - 86_400_000),
    files: 'kept',
  });
}

const AREAS = {
  // The other tabs are the editors of the pages below.
  'the homepage': ['/admin'],
  movies: [
    '/admin/movies',
    '/admin/movies?search=nothing-like-it',
    '/admin/movies/thirayude-veedu',
  ],
  'the other kinds': [
    '/admin/videos',
    '/admin/events',
    '/admin/gallery',
    '/admin/banners',
    '/add-announcement',
  ],
  'the inbox': [
    '/admin/contact',
    '/admin/contact?tab=viewed',
    '/admin/contact?tab=spam',
    '/admin/contact?search=nothing-like-it',
  ],
  'the other pages': [
    '/admin/coming',
    '/admin/coming/nobody',
    '/admin/preview/movie%3Anobody',
    '/admin/trash',
    '/admin/history',
    `/admin/history?path=${encodeURIComponent(CHANGED)}`,
    '/admin/history?path=site%2Fsettings',
    '/admin/team',
    '/admin/about',
    '/admin/export',
    '/admin/import',
    '/admin/nothing',
  ],
};

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

for (const [area, addresses] of Object.entries(AREAS)) {
  test(`${area}: accessible and not wider than a small and a large screen`, async ({ page }) => {
    await startSessionAs(page, await anAdmin());
    await aChange();
    for (const address of addresses) {
      await test.step(address, async () => {
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
        await expect(page.getByText('Loading...')).toHaveCount(0);
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          // Only the frame is another one on a large screen, and it is the same in an area.
          if (screen.width < 1000 || address === addresses[0]) {
            expect(await accessibilityViolations(page)).toEqual([]);
          }
          await expect.poll(() => horizontalOverflow(page)).toBe(0);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        await setTextSize(page, '200%');
        await expect.poll(() => horizontalOverflow(page)).toBe(0);
      });
    }
  });
}
