// product 5.18, 23.10 and 23.11.
import type { Page } from '@playwright/test';
import { deferred } from '../support/deferred';
import { expect, finishSplash, open, test, untilAtRest, WHILE_LOADING } from './support/fixtures';
import { placesOf } from './support/places';

declare global {
  interface Window {
    /** When the splash had gone, in ms. */
    shownAt?: number;
  }
}

/** Notes in the page when the splash has gone: before its scripts run, so that it is told first. */
function noteShown(): void {
  const note = async () => {
    const animations = document.getElementById('splash')?.getAnimations() ?? [];
    await Promise.allSettled(animations.map(({ finished }) => finished));
    window.shownAt ??= performance.now();
  };
  document.addEventListener('readystatechange', () => void note(), { once: true });
}

const READS = /:(batchGet|runQuery)|\/assets\/(firestore|lists|movie-reads)-/;

test.use({ reducedMotion: 'no-preference' });

test('a movie that is opened by its address is visible before the database and its code are requested', async ({
  page,
}) => {
  await page.addInitScript(noteShown);
  await page.goto('/movie/platform-3b', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Platform 3B' })).toBeAttached(
    WHILE_LOADING,
  );
  await finishSplash(page);
  const reads = () =>
    page.evaluate(
      (pattern) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new RegExp(pattern).test(name))
          .map(({ name, startTime }) => ({ name, startTime })),
      READS.source,
    );
  await expect
    .poll(async () => (await reads()).filter(({ name }) => name.includes(':batchGet')).length)
    .toBeGreaterThanOrEqual(2);
  const shownAt = await page.evaluate(() => window.shownAt ?? Infinity);
  const early = (await reads()).filter(({ startTime }) => startTime < shownAt);
  expect(early).toEqual([]);
});

test(
  'a movie is visible before any script has loaded, and does not move when scripts run',
  { tag: '@phone' },
  async ({ page }) => {
    const scripts = deferred();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/movie/platform-3b', { waitUntil: 'commit' });
    await expect(page.locator('#view h1')).toHaveText('Platform 3B', WHILE_LOADING);
    await finishSplash(page);
    await expect(page.locator('#root img[fetchpriority="high"]')).toHaveJSProperty(
      'complete',
      true,
    );
    await page.evaluate(() => window.scrollTo(0, 120));
    const before = await placesOf(page);

    await page.evaluate(() => {
      const watched = { isLost: false };
      Object.assign(window, { watched });
      const watch = () => (watched.isLost ||= !document.querySelector('h1'));
      new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
    });
    scripts.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Platform 3B' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    expect(await placesOf(page)).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, 'watched'))).toEqual({ isLost: false });
  },
);

test('the code of a section below a film loads only if the section has content', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/movie/paper-rockets');
  await page.getByRole('heading', { level: 2, name: 'About' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 2, name: 'Videos' })).toBeAttached();
  await untilAtRest(page);
  const code = (name: RegExp) => loaded.filter((address) => name.test(address));
  expect(code(/VideoGrid-/)).not.toEqual([]);
  expect(code(/(MovieStills|GalleryGrid|MovieEvents|AnnouncementList)-/)).toEqual([]);
});

/** Answers, when that is released, that the film has no stills, videos, events, news and related films. */
async function withoutSections(page: Page): Promise<() => void> {
  const answer = deferred();
  const readTime = new Date().toISOString();
  await page.route(/:(runQuery|batchGet)/, async (route) => {
    const { documents = [] }: { documents?: string[] } = route.request().postDataJSON();
    if (documents.some((name) => name.endsWith('/platform-3b'))) return route.continue();
    await answer.promise;
    const missing = documents.map((name) => ({ missing: name, readTime }));
    return route.fulfill({ json: documents.length > 0 ? missing : [{ readTime }] });
  });
  return answer.resolve;
}

test(
  'the footer of a film without sections waits for the reads, so that the page does not change its height',
  { tag: '@phone' },
  async ({ page }) => {
    const answer = await withoutSections(page);
    const requested = page.waitForRequest(/:runQuery/, WHILE_LOADING);
    await page.goto('/movie/platform-3b');
    await finishSplash(page);
    await requested;
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const footer = page.getByRole('contentinfo', { includeHidden: true });
    await expect(footer).toBeHidden();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    answer();
    await expect(footer).toBeVisible();
    await untilAtRest(page);
    expect(await height()).toBe(before);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['About']);
  },
);
