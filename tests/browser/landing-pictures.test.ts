import type { Page, Route } from '@playwright/test';
import {
  DATABASE,
  finishLastPart,
  finishSplash,
  scrollByScreen,
  expect,
  open,
  test,
} from './support/fixtures';
import { withoutHandedMovie } from './support/without-handed-movie';

test.use({ reducedMotion: 'no-preference' });

/** Matches the URLs of uploaded pictures. */
const PICTURES = /\/v0\/b\//;

/** The reference phone of the budget (product 21.6), and two with a higher pixel density. */
const PHONES = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { viewport: { width: 430, height: 932 }, deviceScaleFactor: 3 },
];

for (const phone of PHONES) {
  test.describe(`on a phone of ${phone.viewport.width} pixels, ${phone.deviceScaleFactor}-fold`, () => {
    test.use(phone);

    test(
      'three banners and ten posters are 300 kB at most',
      { tag: '@phone' },
      async ({ page }) => {
        const files = new Map<string, number>();
        page.on('response', async (response) => {
          const [, folder, name] =
            /\/o\/(hero-banners|movies)%2F([^?]+)/.exec(response.url()) ?? [];
          if (name) files.set(`${folder} ${name}`, (await response.body()).length);
        });
        const count = (folder: string) =>
          [...files.keys()].filter((name) => name.startsWith(folder));
        await open(page, '/');
        await expect(page.getByRole('group', { name: 'Films' })).toBeVisible();
        await page.getByRole('button', { name: 'Next banner' }).focus();
        await page.getByRole('heading', { name: 'Upcoming Movies' }).scrollIntoViewIfNeeded();
        const posters = page.locator('a[href^="/movie/"] > img');
        await expect.poll(() => posters.count()).toBeGreaterThanOrEqual(10);
        for (const poster of await posters.all()) {
          await poster.scrollIntoViewIfNeeded();
        }

        await expect.poll(() => count('hero-banners').length).toBe(3);
        await expect.poll(() => count('movies').length).toBe(10);
        const bytes = [...files.values()].reduce((total, size) => total + size, 0);
        expect(bytes).toBeLessThanOrEqual(300_000);
      },
    );
  });
}

/** Returns a stored document without the sizes of its pictures. */
function withoutDetails(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(withoutDetails);
  if (typeof stored !== 'object' || stored === null) return stored;
  const others = Object.entries(stored).filter(([key]) => key !== 'picture');
  return Object.fromEntries(others.map(([key, value]) => [key, withoutDetails(value)]));
}

/** Returns the parts of a page whose positions the pictures of unknown size could change. */
const partsOf = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('main :is(h1, h2, section, ul, li, img), footer')]
      // The slides of a carousel move.
      .filter((element) => !element.closest('[role="group"], [class*="slide"], [class*="hero"]')),
  );

/**
 * Returns the position and size of each part in pixels. A part that was removed has no size; one that
 * is added by need, such as the picture of a card that has come near, would move those around it.
 */
const layoutOf = (parts: Awaited<ReturnType<typeof partsOf>>) =>
  parts.evaluate((elements) =>
    elements.map((element) => {
      const { top, width, height } = element.getBoundingClientRect();
      const box = [top + window.scrollY, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${element.textContent?.slice(0, 30)} ${box}`;
    }),
  );

for (const address of [
  '/',
  '/movies',
  '/movie/green-cardamom',
  '/gallery',
  '/announcements',
  '/events',
]) {
  test(
    `pictures of unknown size have their space reserved on ${address}`,
    { tag: '@sizes' },
    async ({ page }) => {
      await page.route(DATABASE, async (route) => {
        const response = await route.fetch();
        const isJson = response.headers()['content-type']?.includes('json');
        await (isJson
          ? route.fulfill({ response, json: withoutDetails(await response.json()) })
          : route.fulfill({ response }));
      });
      await withoutHandedMovie(page);
      const waiting: Route[] = [];
      let isOpen = false;
      await page.route(PICTURES, (route) => (isOpen ? route.continue() : void waiting.push(route)));
      await page.clock.install();
      await page.goto(address, { waitUntil: 'commit' });
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      await finishSplash(page);
      if (address === '/') await scrollByScreen(page);
      // Before the clock goes on: it would end a read that takes long.
      await finishLastPart(page);
      // The videos load after the first banner, or after five seconds.
      await page.clock.runFor(5_000);
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
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
    },
  );
}
