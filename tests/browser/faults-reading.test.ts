import type { Page } from '@playwright/test';
import { anAdmin, signInAs } from './backstage';
import { expectInTime, FAULTS, LOGGED } from './faults';
import { DATABASE, expect, test } from './fixtures';

// Whatever happens to what a screen reads: it says so in time, calls nothing empty, and a retry
// brings it.

interface Screen {
  readonly address: string;
  readonly what: string;
  /** What is there when all is well. */
  readonly content: (page: Page) => ReturnType<Page['locator']>;
}

const articles = (page: Page) => page.getByRole('article').first();

const PUBLIC: readonly Screen[] = [
  {
    address: '/',
    what: 'The announcements',
    content: (page) =>
      page.getByRole('region', { name: 'ANNOUNCEMENTS' }).getByRole('listitem').first(),
  },
  {
    address: '/movies',
    what: 'The movies',
    content: (page) => page.getByRole('link', { name: /Platform 3B/ }),
  },
  {
    address: '/movie/platform-3b',
    what: 'The movie',
    content: (page) => page.getByRole('heading', { level: 1, name: 'Platform 3B' }),
  },
  {
    address: '/announcements',
    what: 'The announcements',
    content: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    address: '/videos',
    what: 'The videos',
    content: (page) => page.getByRole('button', { name: /^Play/ }).first(),
  },
  {
    address: '/gallery',
    what: 'The gallery',
    content: (page) => page.getByRole('main').getByRole('list').getByRole('button').first(),
  },
];

const ADMIN: readonly Screen[] = [
  { address: '/admin', what: 'The banners', content: articles },
  { address: '/admin/gallery', what: 'The images', content: articles },
  { address: '/admin/contact', what: 'The messages', content: articles },
  { address: '/admin/movies', what: 'The movies', content: articles },
  { address: '/admin/videos', what: 'The videos', content: articles },
];

/** The lists of the admin area, but not the question for the role, without which nobody gets in. */
const LISTS = /:runQuery/;

async function goThroughFaults(page: Page, { address, what, content }: Screen, reads: RegExp) {
  const failure = page.getByRole('alert').filter({ hasText: `${what} could not be loaded` });
  const retry = () => failure.getByRole('button', { name: 'Try again' }).press('Enter');
  for (const [position, [name, fault]] of Object.entries(FAULTS).entries()) {
    await test.step(name, async () => {
      await page.unroute(reads);
      await page.route(reads, fault);
      const asked = page.waitForRequest(reads);
      await (position === 0 ? page.goto(address) : retry());
      await asked;
      await expectInTime(page, failure);
      await expect(page.getByText(/^No |yet\.$|still a secret|just now/)).toHaveCount(0);
      await expect(content(page)).toHaveCount(0);
    });
  }
  await page.unroute(reads);
  await retry();
  await expect(content(page)).toBeAttached();
  await expect(failure).toHaveCount(0);
}

for (const screen of PUBLIC) {
  test(
    `${screen.address} when the database fails`,
    { tag: '@desktop' },
    async ({ page, expectLogged }) => {
      expectLogged(LOGGED);
      await page.clock.install();
      await goThroughFaults(page, screen, DATABASE);
    },
  );
}

for (const screen of ADMIN) {
  test(
    `${screen.address} when its list fails`,
    { tag: '@desktop' },
    async ({ page, expectLogged }) => {
      expectLogged(LOGGED);
      await page.clock.install();
      await signInAs(page, await anAdmin());
      await goThroughFaults(page, screen, LISTS);
    },
  );
}

test(
  'whoever cannot be recognised sees nothing of the admin area',
  { tag: '@desktop' },
  async ({ page, expectLogged }) => {
    expectLogged(LOGGED);
    await page.clock.install();
    await signInAs(page, await anAdmin());
    for (const fault of Object.values(FAULTS)) {
      await page.route(DATABASE, fault);
      await page.goto('/admin/contact');
      await expectInTime(page, page.getByRole('heading', { name: 'Welcome to Nilavu Pictures' }));
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('button', { name: 'Mark as Viewed' })).toHaveCount(0);
      await page.unroute(DATABASE);
    }
    await page.goto('/admin/contact');
    await expect(articles(page)).toBeAttached();
  },
);

test(
  'a slow line: the splash lifts in time, everything arrives, nothing is read twice',
  {
    tag: '@desktop',
  },
  async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const read: string[] = [];
    page.on('request', (request) => {
      if (DATABASE.test(request.url())) read.push(`${request.url()} ${request.postData()}`);
    });
    await page.goto('/movies', { waitUntil: 'commit' });
    await expect(page.locator('#splash')).toBeHidden({ timeout: 10_000 });
    await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeVisible({ timeout: 20_000 });
    expect(new Set(read).size).toBe(read.length);
  },
);
