import type { Page, Route } from '@playwright/test';
import {
  DATABASE,
  expect,
  finishSplash,
  scrollByScreen,
  untilAtRest,
  WHILE_LOADING,
} from './fixtures';
import { withoutFunction } from './without-function';

/** Matches the URLs of uploaded pictures. */
const PICTURES = /\/v0\/b\//;

/** Returns a stored document without the sizes of its pictures. */
function withoutDetails(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(withoutDetails);
  if (typeof stored !== 'object' || stored === null) return stored;
  const others = Object.entries(stored).filter(([key]) => key !== 'picture');
  return Object.fromEntries(others.map(([key, value]) => [key, withoutDetails(value)]));
}

/** Returns the parts of a page that pictures of unknown size could move. */
const partsOf = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('main :is(h1, h2, section, ul, li, img), footer')]
      // The slides of a carousel move by themselves.
      .filter((element) => !element.closest('[role="group"], [class*="slide"], [class*="hero"]')),
  );

/**
 * Returns the position and size of each part in pixels. A removed part has no size; one that is
 * added later, such as the picture of a card that has come near, would move the parts around it.
 */
const layoutOf = (parts: Awaited<ReturnType<typeof partsOf>>) =>
  parts.evaluate((elements) =>
    elements.map((element) => {
      const { top, width, height } = element.getBoundingClientRect();
      const box = [top + window.scrollY, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${element.textContent?.slice(0, 30)} ${box}`;
    }),
  );

/**
 * Expects that pictures without a stored size cause no layout shift when they load, on a page that
 * shows this text as soon as it has its data.
 */
export async function expectReservedSpace(
  page: Page,
  address: string,
  shown: RegExp,
): Promise<void> {
  await page.route(DATABASE, async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    await (isJson
      ? route.fulfill({ response, json: withoutDetails(await response.json()) })
      : route.fulfill({ response }));
  });
  await withoutFunction(page);
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(PICTURES, (route) => (isOpen ? route.continue() : void waiting.push(route)));
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => waiting.length, WHILE_LOADING).toBeGreaterThan(0);
  await finishSplash(page);
  // The first reads begin before they can be counted.
  await expect(page.getByRole('main')).toContainText(shown);
  // The first pictures are requested before the list that shows them is rendered.
  await expect(page.locator('main img').first()).toBeAttached();
  if (address === '/') await scrollByScreen(page);
  await untilAtRest(page);
  const parts = await partsOf(page);
  const before = await layoutOf(parts);

  isOpen = true;
  await Promise.all(waiting.map((route) => route.continue()));
  const pictures = waiting.map((route) => route.request().url());
  await expect
    .poll(() =>
      page.evaluate(
        (urls) =>
          [...document.images].filter(
            (image) => urls.includes(image.currentSrc) && !image.naturalWidth,
          ).length,
        pictures,
      ),
    )
    .toBe(0);
  expect(await layoutOf(parts)).toEqual(before);
  // Requests that follow the pictures may still be pending.
  await page.unrouteAll({ behavior: 'wait' });
}
