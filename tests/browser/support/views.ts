import type { Page } from '@playwright/test';
import { deferred } from '../../support/deferred';
import { expect, finishSplash, open, untilAtRest, WHILE_LOADING } from './fixtures';
import { placesAtTakeOver, placesOf } from './places';
import { readsOf } from './requests';

/**
 * Holds all scripts until the view has loaded, and the main script until the returned function is
 * called.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const view = deferred();
  const frame = deferred();
  // An instance takes longer for its first view.
  await page.request.get('/view/home');
  page.on('requestfinished', (request) => {
    if (/\/(view|movie)\//.test(request.url())) view.resolve();
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await view.promise;
    if (route.request().url().includes('/frame-')) await frame.promise;
    await route.continue();
  });
  return () => frame.resolve();
}

export const shownView = (page: Page) => page.locator('#view main');

/**
 * Expects that a page's view shows this text before the scripts have loaded and stays in place, and
 * that nothing is read.
 */
export async function expectViewInPlace(
  page: Page,
  address: string,
  heading: string,
): Promise<void> {
  const reads = readsOf(page);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(shownView(page).getByText(heading).first()).toBeAttached(WHILE_LOADING);
  await finishSplash(page);
  await expect
    .poll(() =>
      page.$$eval('#root img[fetchpriority="high"]', (images) =>
        images.every((image) => image instanceof HTMLImageElement && image.complete),
      ),
    )
    .toBe(true);
  const before = await placesOf(page);
  const atTakeOver = placesAtTakeOver(page);
  release();
  expect(await atTakeOver).toEqual(before);
  expect(await placesOf(page)).toEqual(before);
  await untilAtRest(page);
  expect(reads).toEqual([]);
}

/**
 * Expects that a page shows this text although the function answers with an error, which is logged.
 */
export async function expectWithoutView(page: Page, address: string, text: string): Promise<void> {
  await page.route('**/view/**', (route) => route.fulfill({ status: 503, body: 'Error' }));
  await open(page, address);
  await expect(page.getByRole('main').getByText(text).first()).toBeAttached();
  await untilAtRest(page);
}
