import type { Page, Route } from '@playwright/test';
import { DATABASE, expect, open, test } from './fixtures';

/** Keeps what matches from arriving. Returns how many wait, and the way to let them through. */
async function hold(page: Page, address: string | RegExp) {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(address, (route) => (isOpen ? route.continue() : void waiting.push(route)));
  return {
    count: () => waiting.length,
    release: async () => {
      isOpen = true;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}

/** Adds up from now on how much has moved in the window (Cumulative Layout Shift). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(globalThis, {
          shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has moved, when all that has arrived is drawn. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Reflect.get(globalThis, 'shifted');
  });

async function openAndWatch(page: Page, address: string): Promise<void> {
  await watchShifts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('#splash')).toBeHidden();
}

/** The addresses of everything that the page asks for from now on. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

const ADDRESSES = [
  '/',
  '/movies',
  '/movie/platform-3b',
  '/about',
  '/contact',
  '/videos',
  '/gallery',
  '/privacy',
  '/announcements',
  '/no-such-page',
];

for (const address of ADDRESSES) {
  test(`nothing moves while ${address} loads`, async ({ page }) => {
    await openAndWatch(page, address);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  });

  test(`nothing moves on ${address} when its type arrives late`, async ({ page }) => {
    const fonts = await hold(page, '**/*.woff2');
    await openAndWatch(page, address);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    expect(fonts.count()).toBeGreaterThanOrEqual(2);

    await fonts.release();
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  });
}

/** Every page that reads, and words that only its data brings. */
const READING = [
  { address: '/', shown: /Platform 3B/ },
  { address: '/movies?status=Upcoming', shown: /Platform 3B/ },
  { address: '/movie/platform-3b', shown: /Platform 3B/ },
  { address: '/announcements', shown: /Advance booking/ },
  { address: '/gallery', shown: /Backwaters, six in the morning/ },
  { address: '/videos', shown: /We built a cinema inside a cinema/ },
];

for (const { address, shown } of READING) {
  test(`${address} reads without waiting for React, and nothing twice`, async ({ page }) => {
    const reads: string[] = [];
    page.on('request', (request) => {
      if (DATABASE.test(request.url()) && request.method() === 'POST') {
        reads.push(`${request.url()} ${request.postData()}`);
      }
    });
    const frame = await hold(page, '**/assets/frame-*.js');
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => reads.length).toBeGreaterThan(0);
    expect(frame.count()).toBe(1);

    await frame.release();
    await expect(page.getByRole('main')).toContainText(shown);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    expect(reads).toEqual([...new Set(reads)]);
  });
}

for (const [address, picture] of [
  ['/', /hero-banners%2F/],
  ['/movies', /movies%2F/],
  ['/movie/platform-3b', /movies%2Fplatform-3b/],
] as const) {
  test(`${address} fetches what is seen first without waiting for React, once`, async ({
    page,
  }) => {
    const requests = requestsOf(page);
    const asked = () => requests.filter((url) => picture.test(url));
    const frame = await hold(page, '**/assets/frame-*.js');
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(asked).not.toEqual([]);
    expect(frame.count()).toBe(1);
    const [first = ''] = asked();

    await frame.release();
    const shown = page.locator('img[fetchpriority="high"]').first();
    await expect(shown).toHaveJSProperty('complete', true);
    await expect(shown).toHaveJSProperty('currentSrc', first);
  });
}

test('what stands at the end of a list is looked for behind the first posters', async ({
  page,
}) => {
  const requests = requestsOf(page);
  const reads = () => requests.filter((url) => url.includes(':runQuery')).length;
  const posters = await hold(page, /o\/movies%2F/);
  await page.goto('/movies', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toContainText('Platform 3B');
  expect(posters.count()).toBeGreaterThan(0);
  const before = reads();

  await posters.release();
  await expect.poll(reads).toBeGreaterThan(before);
});

test('no read costs a journey of its own to ask whether it may be made', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  const methods: string[] = [];
  browser.on('Network.requestWillBeSent', ({ request }) => methods.push(request.method));
  await browser.send('Network.enable');
  await open(page, '/');
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeVisible();
  expect(methods).toContain('POST');
  expect(methods).not.toContain('OPTIONS');
});

test('the carousels load behind the first banner', async ({ page }) => {
  const requests = requestsOf(page);
  const asked = () => requests.filter((url) => /(Hero|Video)Carousel-.*js/.test(url)).length;
  const banner = await hold(page, /banners%2F/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeHidden();
  await expect(page.getByText('Loading Experience...').first()).toBeVisible();
  expect(asked()).toBe(0);

  await banner.release();
  await expect(page.getByRole('group', { name: 'Films' })).toBeVisible();
  await expect.poll(asked).toBe(2);
});

test('a banner that never arrives does not keep the videos away', async ({ page }) => {
  await hold(page, /banners%2F/);
  await page.goto('/', { waitUntil: 'commit' });
  const videos = page.getByRole('region', { name: 'Latest Videos' });
  const play = videos.getByRole('button', { name: /^Play/ }).first();
  await expect(play).toBeAttached({ timeout: 10_000 });
});

test('a page that reads nothing asks for no database code, and for no other page', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests.filter((url) => /firestore|HomePage|-reads/.test(url))).toEqual([]);
});

test('a page is read while its link is only pointed at, and not again', async ({ page }) => {
  await open(page, '/about');
  const reads: string[] = [];
  page.on('request', (request) => {
    if (DATABASE.test(request.url())) reads.push(`${request.url()} ${request.postData()}`);
  });
  const link = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Home' });
  await link.focus();
  await expect.poll(() => reads.length).toBeGreaterThanOrEqual(4);
  await expect(page).toHaveURL(/about$/);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  expect(reads).toEqual([...new Set(reads)]);
});
