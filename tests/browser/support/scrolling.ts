import type { Page } from '@playwright/test';
import { DATABASE, expect, finishSplash, open, untilAtRest } from './fixtures';

export const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls down until everything has loaded, then up a little. Returns the position. */
export async function scrollDown(page: Page): Promise<number> {
  await expect(page.getByRole('contentinfo')).toBeAttached();
  for (let height = 0, now = 1; now !== height;) {
    height = now;
    now = await page.evaluate(() => {
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      return document.body.scrollHeight;
    });
    await untilAtRest(page);
  }
  await page.evaluate(() => window.scrollBy({ top: -300, behavior: 'instant' }));
  return position(page);
}

/** Reloads the page, and answers its reads only once it is shown and `meanwhile` has run. */
export async function reloadSlowly(page: Page, meanwhile = () => Promise.resolve()): Promise<void> {
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

/** Expects that a page keeps its scroll position after a reload. */
export async function expectSamePosition(page: Page, address: string): Promise<void> {
  await open(page, address);
  const before = await scrollDown(page);
  expect(before).toBeGreaterThan(0);
  await reloadSlowly(page);
  await expect.poll(() => position(page)).toBe(before);
  await untilAtRest(page);
  await expect.poll(() => position(page)).toBe(before);
}
