import type { Page, Route } from '@playwright/test';
import { DATABASE, expect, open, test } from './fixtures';

/** The files of pictures that admins uploaded. */
const PICTURES = /\/v0\/b\//;

/** The phone that the budgets are measured on (PERFORMANCE §3), and finer ones. */
const PHONES = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { viewport: { width: 430, height: 932 }, deviceScaleFactor: 3 },
];

for (const phone of PHONES) {
  test.describe(`on a phone of ${phone.viewport.width} pixels, ${phone.deviceScaleFactor}-fold`, () => {
    test.use(phone);

    test('three banners and ten posters weigh 300 kB at most @phone', async ({ page }) => {
      const files = new Map<string, number>();
      page.on('response', async (response) => {
        const [, folder, name] = /\/o\/(hero-banners|movies)%2F([^?]+)/.exec(response.url()) ?? [];
        if (name) files.set(`${folder} ${name}`, (await response.body()).length);
      });
      const count = (folder: string) => [...files.keys()].filter((name) => name.startsWith(folder));
      await open(page, '/');
      await expect(page.getByRole('group', { name: 'Films' })).toBeVisible();
      for (const poster of await page.locator('a[href^="/movie/"] > img').all()) {
        await poster.scrollIntoViewIfNeeded();
      }

      await expect.poll(() => count('hero-banners').length).toBe(3);
      await expect.poll(() => count('movies').length).toBe(10);
      const bytes = [...files.values()].reduce((total, size) => total + size, 0);
      expect(bytes).toBeLessThanOrEqual(300_000);
    });
  });
}

/** What is left of a stored document when nobody has measured its pictures. */
function withoutDetails(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(withoutDetails);
  if (typeof stored !== 'object' || stored === null) return stored;
  const kept = Object.entries(stored).filter(([key]) => key !== 'picture');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutDetails(value)]));
}

/** Where everything stands, in pixels from the top of the page. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, section, ul, li, img), footer')]
      // What a carousel shows moves by itself.
      .filter((element) => !element.closest('[role="group"], [class*="slide"], [class*="hero"]'))
      .map((element) => {
        const { top, width, height } = element.getBoundingClientRect();
        const place = [top + window.scrollY, width, height].map(Math.round).join(' ');
        return `${element.tagName} ${element.textContent?.slice(0, 30)} ${place}`;
      }),
  );

for (const address of ['/', '/movies', '/movie/platform-3b', '/gallery', '/announcements']) {
  test(`pictures of unknown size find their space reserved on ${address}`, async ({ page }) => {
    await page.route(DATABASE, async (route) => {
      const response = await route.fetch();
      const isJson = response.headers()['content-type']?.includes('json');
      await (isJson
        ? route.fulfill({ response, json: withoutDetails(await response.json()) })
        : route.fulfill({ response }));
    });
    const waiting: Route[] = [];
    let isOpen = false;
    await page.route(PICTURES, (route) => (isOpen ? route.continue() : void waiting.push(route)));
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('#splash')).toBeHidden();
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    // The videos wait five seconds for the first banner.
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0, {
      timeout: 10_000,
    });
    const before = await places(page);

    isOpen = true;
    await Promise.all(waiting.map((route) => route.continue()));
    const held = waiting.map((route) => route.request().url());
    await expect
      .poll(() =>
        page.evaluate(
          (urls) =>
            [...document.images].filter(
              (image) => urls.includes(image.currentSrc) && !image.naturalWidth,
            ).length,
          held,
        ),
      )
      .toBe(0);
    expect(await places(page)).toEqual(before);
    // What is read behind the pictures may still be on its way.
    await page.unrouteAll({ behavior: 'wait' });
  });
}
