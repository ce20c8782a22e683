// product 3.1, 3.2.
import {
  expect,
  finishSplash,
  open,
  test,
  untilAtRest,
  WHILE_LOADING,
} from '../../browser/support/fixtures';
import { hold } from '../../browser/support/held-requests';
import { expectEarlyReads, requestsOf } from '../../browser/support/requests';
import { withoutFunction } from '../../browser/support/without-function';

test.use({ reducedMotion: 'no-preference' });

for (const [address, shown] of [
  ['/movies?status=Upcoming', /Platform 3B/],
  ['/announcements', /Advance booking/],
  ['/events', /Meet the last projectionist/],
  ['/gallery', /Backwaters, six in the morning/],
  ['/videos', /We built a cinema inside a cinema/],
] as const) {
  test(`${address} reads its data without waiting for React, each document once`, ({ page }) =>
    expectEarlyReads(page, address, shown));
}

for (const [address, picture] of [
  ['/', /hero-banners%2F/],
  ['/movies', /movies%2F/],
  ['/movie/platform-3b', /movies%2Fplatform-3b/],
] as const) {
  test(`${address} fetches its first picture once and without waiting for React`, async ({
    page,
  }) => {
    const requests = requestsOf(page);
    const requested = () => requests.filter((url) => picture.test(url));
    const frame = await hold(page, '**/assets/frame-*.js');
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(requested, WHILE_LOADING).not.toEqual([]);
    await expect.poll(frame.count).toBe(1);
    const [first = ''] = requested();

    await frame.release();
    const shown = page.locator('img[fetchpriority="high"]').first();
    await expect(shown).toHaveJSProperty('complete', true);
    await expect(shown).toHaveJSProperty('currentSrc', first);
    expect(requested()).toEqual([...new Set(requested())]);
  });
}

test('movies without a timestamp are queried after the first posters have loaded', async ({
  page,
}) => {
  const requests = requestsOf(page);
  const reads = () => requests.filter((url) => url.includes(':runQuery')).length;
  const posters = await hold(page, /o\/movies%2F/);
  await withoutFunction(page);
  await page.goto('/movies', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toContainText('Platform 3B', WHILE_LOADING);
  await expect.poll(posters.count).toBeGreaterThan(0);
  const before = reads();

  await posters.release();
  await expect.poll(reads).toBeGreaterThan(before);
});

test('the code of the carousels loads after the first banner, and the code of the videos when they are near', async ({
  page,
}) => {
  const requests = requestsOf(page);
  const requested = (name: string) => requests.filter((url) => url.includes(`/${name}-`)).length;
  const banner = await hold(page, /banners%2F/);
  await withoutFunction(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Loading Experience...').first()).toBeAttached(WHILE_LOADING);
  await finishSplash(page);
  await expect(page.getByText('Loading Experience...').first()).toBeVisible();
  expect(requested('HeroCarousel')).toBe(0);

  await banner.release();
  await expect(page.getByRole('group', { name: 'Films' })).toBeVisible();
  expect(requests.filter((url) => /VideoCarousel-|documents:runQuery.*videos/.test(url))).toEqual(
    [],
  );
  await page.getByRole('heading', { name: 'Latest Videos' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'Latest videos' })).toBeVisible();
});

test('the videos load even if the first banner never does', async ({ page, expectLogged }) => {
  // The clock passes the time limit of what is read meanwhile, as the settings are.
  expectLogged(/TimeoutError/);
  const banner = await hold(page, /banners%2F/);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(banner.count, WHILE_LOADING).toBeGreaterThan(0);
  const videos = page.getByRole('region', { name: 'Latest Videos' });
  await videos.scrollIntoViewIfNeeded();
  // No further: the time limit of a read that takes long would pass, too.
  await page.clock.runFor(5_000);
  await expect(videos.getByRole('button', { name: /^Play/ }).first()).toBeAttached();
});

test('the pictures of further banners are requested shortly before they are shown', async ({
  page,
}) => {
  const banners = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /hero-banners%2F([^?]+)/.exec(request.url()) ?? [];
    if (name) banners.add(name);
  });
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Next banner' })).toBeVisible();
  await untilAtRest(page);
  expect(banners.size).toBe(1);
  await page.getByRole('button', { name: 'Next banner' }).focus();
  await expect.poll(() => banners.size).toBeGreaterThan(2);
});

test('a page without data loads no database code and no other page', async ({ page }) => {
  const requests = requestsOf(page);
  await open(page, '/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests.filter((url) => /firestore|HomePage|-reads/.test(url))).toEqual([]);
});
