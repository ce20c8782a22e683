import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from './support/addresses';
import { DATABASE, expect, finishLoading, finishSplash, open, test } from './support/fixtures';

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls down until everything has loaded, then up again a little. Returns the position. */
async function scrollDown(page: Page): Promise<number> {
  await expect(page.getByRole('contentinfo')).toBeAttached();
  for (let height = 0, now = 1; now !== height;) {
    height = now;
    now = await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      return document.body.scrollHeight;
    });
    await finishLoading(page);
  }
  await page.evaluate(() => window.scrollBy({ top: -300, behavior: 'instant' }));
  return position(page);
}

/** Reloads the page, whose reads are answered once it is shown and `meanwhile` has run. */
async function reloadSlowly(page: Page, meanwhile = () => Promise.resolve()): Promise<void> {
  let answer = () => {};
  const isShown = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(DATABASE, async (route) => {
    await isShown;
    await route.continue();
  });
  await page.reload();
  await finishSplash(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await meanwhile();
  answer();
}

for (const address of PUBLIC_PAGES.filter((page) => page !== '/no-such-page')) {
  test(`${address} is where it was after a reload`, { tag: '@phone' }, async ({ page }) => {
    await open(page, address);
    const before = await scrollDown(page);
    expect(before).toBeGreaterThan(0);
    await reloadSlowly(page);
    await expect.poll(() => position(page)).toBe(before);
    await finishLoading(page);
    await expect.poll(() => position(page)).toBe(before);
  });
}

test('who scrolls while a reloaded page loads stays where they are', async ({ page }) => {
  await open(page, '/movies');
  expect(await scrollDown(page)).toBeGreaterThan(500);
  const listPosition = page.waitForResponse(/list-position/);
  await reloadSlowly(page, async () => {
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => position(page)).toBe(0);
  });
  await expect(page.getByRole('main')).toContainText('Platform 3B');
  await finishLoading(page);
  await listPosition;
  await expect.poll(() => position(page)).toBe(0);
});
