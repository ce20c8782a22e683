import { expect, finishSplash, test } from './support/fixtures';

declare global {
  interface Window {
    /** When the movie was in view, in ms. */
    shownAt?: number;
  }
}

/** Notes in the page when the title is there and the splash has gone. */
function noteShown(): void {
  const timer = setInterval(() => {
    const splash = document.getElementById('splash');
    if (!document.querySelector('article h1')) return;
    if (splash && getComputedStyle(splash).visibility !== 'hidden') return;
    window.shownAt = performance.now();
    clearInterval(timer);
  }, 4);
}

const READS = /:(batchGet|runQuery)|\/assets\/(firestore|lists|movie-reads)-/;

test.use({ reducedMotion: 'no-preference' });

test('a movie that is opened by its address is in view before the database and its code are asked for', async ({
  page,
}) => {
  await page.addInitScript(noteShown);
  await page.goto('/movie/platform-3b', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Platform 3B' })).toBeAttached();
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
  // The interval sees it a moment later than the page.
  const early = (await reads()).filter(({ startTime }) => startTime < shownAt - 100);
  expect(early).toEqual([]);
});

test('it shows its poster in the file that its page has asked for first', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (/movies%2Fplatform-3b/.test(request.url())) pictures.push(request.url());
  });
  await page.goto('/movie/platform-3b');
  await finishSplash(page);
  const poster = page.getByRole('main').locator('img[fetchpriority="high"]').first();
  await expect(poster).toHaveJSProperty('complete', true);
  await expect(poster).toHaveJSProperty('currentSrc', pictures[0]);
  expect(pictures).toEqual([...new Set(pictures)]);
});
