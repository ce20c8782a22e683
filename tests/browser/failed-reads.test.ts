import type { Page } from '@playwright/test';
import { site } from '../../src/company/site';
import { anAdmin, startSessionAs } from './support/test-data';
import {
  expectAfterFault,
  FAULTS,
  FAULT_LOGS,
  interceptWithFaults,
  NO_RESPONSE,
} from './support/faults';
import { DATABASE, expect, test } from './support/fixtures';
import { withoutHandedMovie } from './support/without-handed-movie';

// For each fault of a read, the screen reports it within its timeout, shows no empty list, and a
// retry loads the content.

interface Screen {
  readonly address: string;
  readonly what: string;
  /** An element that is shown once the data is loaded. */
  readonly content: (page: Page) => ReturnType<Page['locator']>;
  /** Whether its list is read and shown as that of another screen, which meets every fault. */
  readonly isLikeAnother?: boolean;
}

const FAULTS_OF_ALL = ['responds with 503', NO_RESPONSE];

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
    isLikeAnother: true,
    what: 'The announcements',
    content: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    address: '/events',
    isLikeAnother: true,
    what: 'The events',
    content: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    address: '/videos',
    isLikeAnother: true,
    what: 'The videos',
    content: (page) => page.getByRole('button', { name: /^Play/ }).first(),
  },
  {
    address: '/gallery',
    isLikeAnother: true,
    what: 'The gallery',
    content: (page) => page.getByRole('main').getByRole('list').getByRole('button').first(),
  },
];

const ADMIN: readonly Screen[] = [
  { address: '/admin', what: 'The banners', content: articles, isLikeAnother: true },
  { address: '/admin/events', what: 'The events', content: articles, isLikeAnother: true },
  { address: '/admin/contact', what: 'The messages', content: articles, isLikeAnother: true },
  { address: '/admin/movies', what: 'The movies', content: articles },
];

/** The queries of the lists, but not the read of the role, without which the guard stays closed. */
const LISTS = /:runQuery/;

async function injectEachFault(page: Page, screen: Screen, reads: RegExp) {
  const { address, what, content, isLikeAnother } = screen;
  const faults = isLikeAnother ? FAULTS_OF_ALL : Object.keys(FAULTS);
  const failure = page.getByRole('alert').filter({ hasText: `${what} could not be loaded` });
  const retry = () => failure.getByRole('button', { name: 'Try again' }).press('Enter');
  const setFault = await interceptWithFaults(page, reads);
  for (const [position, name] of faults.entries()) {
    await test.step(name, async () => {
      setFault(FAULTS[name]);
      const requested = page.waitForRequest(reads);
      await (position === 0 ? page.goto(address) : retry());
      await requested;
      await expectAfterFault(page, name, failure);
      await expect(page.getByText(/^No |yet\.$|still a secret|just now/)).toHaveCount(0);
      await expect(content(page)).toHaveCount(0);
    });
  }
  setFault();
  await retry();
  await expect(content(page)).toBeAttached();
  await expect(failure).toHaveCount(0);
}

for (const screen of PUBLIC) {
  test(`${screen.address} when the database fails`, async ({ page, expectLogged }) => {
    expectLogged(FAULT_LOGS);
    await page.clock.install();
    await withoutHandedMovie(page);
    await injectEachFault(page, screen, DATABASE);
  });
}

for (const screen of ADMIN) {
  test(`${screen.address} when its list fails`, async ({ page, expectLogged }) => {
    expectLogged(FAULT_LOGS);
    await page.clock.install();
    await startSessionAs(page, await anAdmin());
    await injectEachFault(page, screen, LISTS);
  });
}

test('without the role, the admin area stays closed', async ({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  await page.clock.install();
  await startSessionAs(page, await anAdmin());
  const setFault = await interceptWithFaults(page, DATABASE);
  for (const [name, fault] of Object.entries(FAULTS)) {
    setFault(fault);
    await page.goto('/admin/contact');
    const home = page.getByRole('heading', { name: `Welcome to ${site.name}` });
    await expectAfterFault(page, name, home);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Mark as Viewed' })).toHaveCount(0);
  }
  setFault();
  await page.goto('/admin/contact');
  await expect(articles(page)).toBeAttached();
});

test('on a slow connection the splash ends in time, and everything loads once', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
  const read: string[] = [];
  page.on('request', (request) => {
    if (DATABASE.test(request.url())) read.push(`${request.url()} ${request.postData()}`);
  });
  await page.goto('/movies', { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeHidden();
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeVisible();
  expect(new Set(read).size).toBe(read.length);
});
