// product 40.1, 40.3, 40.3a, 40.4, 40.7.
import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './support/accessibility';
import {
  DATABASE,
  expect,
  finishSplash,
  horizontalOverflow,
  open,
  setTextSize,
  test,
  untilAtRest,
  WHILE_LOADING,
} from './support/fixtures';
import { hold } from './support/held-requests';
import { openWithLateFonts } from './support/late-fonts';
import { position, scrollDown } from './support/scrolling';

const FILM = '/movie/matinee-at-sreekala';

/** The words in headings whose lines are further apart than those of the heading. */
const wordsWithOtherLines = () =>
  [...document.querySelectorAll(':is(h1, h2, h3) :not(.visually-hidden)')]
    .filter((word) => {
      const ratioOf = (element: Element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      };
      const heading = word.closest('h1, h2, h3');
      return word.textContent && heading && ratioOf(word) > ratioOf(heading) + 0.01;
    })
    .map(({ textContent }) => textContent);

for (const path of ['/', FILM]) {
  test(
    `/ml${path} is in Malayalam, does not shift when its fonts load, is accessible and fits every screen`,
    { tag: '@phone' },
    async ({ page }) => {
      await openWithLateFonts(page, `/ml${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ml-IN');
      await expect(page.getByRole('heading', { name: 'ശ്രീകലയിലെ മാറ്റിനി' }).first()).toBeAttached();
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(wordsWithOtherLines)).toEqual([]);
      for (const [width, size] of [
        [1440, ''],
        [320, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await setTextSize(page, size);
        await expect.poll(() => horizontalOverflow(page)).toBe(0);
      }
    },
  );
}

test('a page links to the same page in the other language, with its query and scroll position', async ({
  page,
}) => {
  await open(page, '/movies?status=Upcoming#content');
  await page.getByRole('link', { name: 'മലയാളം' }).first().click();
  await expect(page).toHaveURL(/\/ml\/movies\?status=Upcoming#content$/);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/\/[^/]+\/movies\?status=Upcoming#content$/);
});

test('the head of a film names its page in both languages', async ({ request }) => {
  const html = await (await request.get(`/ml${FILM}`)).text();
  expect(html).toMatch(/<title>ശ്രീകലയിലെ മാറ്റിനി/);
  expect(html).toMatch(/rel="canonical" href="[^"]+\/ml\/movie\/matinee-at-sreekala"/);
  expect(html).toMatch(/hreflang="en" href="[^"]+[^l]\/movie\/matinee-at-sreekala"/);
  expect(html).toContain('property="og:locale" content="ml_IN"');
});

test('the head of a film without a translation names only the first language (product 40.7a)', async ({
  request,
}) => {
  const html = await (await request.get('/ml/movie/nooru-mazha')).text();
  expect(html).toMatch(/rel="canonical" href="[^"]+[^l]\/movie\/nooru-mazha"/);
  expect(html).toMatch(/property="og:url" content="[^"]+\/ml\/movie\/nooru-mazha"/);
  expect(html).not.toContain('rel="alternate" hreflang');
});

test.describe('with a browser that prefers Malayalam', () => {
  test.use({ locale: 'ml-IN' });

  test('the site offers it in one line, until the line is closed', async ({ page }) => {
    await open(page, '/contact');
    const offer = page.getByRole('link', { name: 'ഈ സൈറ്റ് മലയാളത്തിലും വായിക്കാം.' });
    await expect(offer).toHaveAttribute('href', '/ml/contact');
    await page.getByRole('button', { name: 'Stay in English' }).click();
    await expect(offer).toHaveCount(0);
    await open(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

test('a shared draft is requested in the language of its address, and the admin area only in the first language', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/status of 403|permission-denied/);
  await page.goto('/ml/preview/AbcdefghijklmnopqrstU_-0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ഈ പ്രിവ്യൂ അവസാനിച്ചു');
  await page.goto('/ml/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('പേജ് കണ്ടെത്തിയില്ല');
});

const inMalayalam = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'മലയാളം' });

/** How far an element is from the top of the window, in px. */
const topOf = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? Infinity);

test(
  'the other language is one press away at the top of each page, also on the narrowest phone',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [width, size] of [
      [360, ''],
      [320, ''],
      [320, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, '/about');
      await setTextSize(page, size);
      const box = await inMalayalam(page).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await horizontalOverflow(page)).toBe(0);
      // Nothing is over it.
      await inMalayalam(page).click({ trial: true });
    }
  },
);

test.describe('after a change of the language, state that is not in the address is preserved', () => {
  test('the scroll position and the expanded card', async ({ page }) => {
    await open(page, '/announcements');
    const id = await page
      .getByRole('listitem')
      .filter({ hasText: 'Open casting call in Kozhikode' })
      .getAttribute('id');
    const card = page.locator(`[id="${id}"]`);
    await card.getByRole('button', { name: 'Read More' }).click();
    await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const before = await topOf(card);
    await inMalayalam(page).click();
    await expect(page).toHaveURL(/\/ml\/announcements$/);
    await finishSplash(page);
    await expect(card.getByRole('button', { expanded: true })).toBeAttached();
    await untilAtRest(page);
    await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThan(150);
    // It was taken over once.
    await open(page, '/ml/announcements');
    await expect(card).toBeAttached();
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(0);
  });

  test('the scroll position on the landing page, whose sections load when they are near', async ({
    page,
  }) => {
    await open(page, '/');
    await scrollDown(page);
    const videos = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    await videos.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
      window.scrollBy({ top: -200, behavior: 'instant' });
    });
    await inMalayalam(page).click();
    await finishSplash(page);
    await untilAtRest(page);
    await expect.poll(() => topOf(videos)).toBeLessThan(350);
    expect(await topOf(videos)).toBeGreaterThan(50);
  });

  test('an unfolded section that loads its content, and the filters', async ({ page }) => {
    await open(page, '/events');
    await page.getByRole('heading', { name: 'Past events' }).click();
    await inMalayalam(page).click();
    await finishSplash(page);
    await expect(page.locator('details[open]').getByRole('listitem').first()).toBeVisible();
    await open(page, '/movies');
    await page.getByRole('button', { name: 'More filters' }).click();
    await inMalayalam(page).click();
    await finishSplash(page);
    await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
  });

  test('the place on a page that has not loaded completely', async ({ page }) => {
    const picture = await hold(page, /favicon\.svg\?late$/);
    // The load event waits for it.
    await page.addInitScript(() => {
      new Image().src = '/favicon.svg?late';
    });
    await page.goto('/announcements', { waitUntil: 'commit' });
    await finishSplash(page);
    const card = page.getByRole('main').getByRole('listitem').nth(6);
    await expect(card).toBeAttached(WHILE_LOADING);
    await expect(page.locator('#root > .page-loader, #view')).toHaveCount(0);
    await untilAtRest(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await inMalayalam(page).click();
    await picture.release();
    await expect(page).toHaveURL(/\/ml\/announcements$/);
    await finishSplash(page);
    await untilAtRest(page);
    await expect.poll(() => topOf(card)).toBeLessThan(350);
    expect(await position(page)).toBeGreaterThan(100);
  });

  test('an unsent message', async ({ page }) => {
    await open(page, '/contact');
    const message = page.getByRole('main').locator('textarea');
    await message.fill('A question about');
    await inMalayalam(page).click();
    await finishSplash(page);
    await expect(page).toHaveURL(/\/ml\/contact$/);
    await expect(message).toHaveValue('A question about');
  });

  test('but the page does not scroll if the user has scrolled meanwhile', async ({ page }) => {
    await open(page, '/movies');
    await scrollDown(page);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(DATABASE, async (route) => {
      await isAnswered;
      await route.continue();
    });
    await inMalayalam(page).click();
    await finishSplash(page);
    await expect(page.locator('#root > .page-loader, #view')).toHaveCount(0);
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => position(page)).toBe(0);
    answer();
    await expect(page.getByRole('main').getByRole('listitem').nth(3)).toBeAttached();
    await untilAtRest(page);
    expect(await position(page)).toBe(0);
  });

  test('nor if the user has scrolled before the scripts have loaded', async ({ page }) => {
    await open(page, FILM);
    await scrollDown(page);
    const scripts = await hold(page, '**/assets/*.js');
    await inMalayalam(page).click();
    await expect(page.locator('#view')).toBeVisible(WHILE_LOADING);
    await finishSplash(page);
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => position(page)).toBe(200);
    await scripts.release();
    await expect(page.locator('#view')).toHaveCount(0);
    await untilAtRest(page);
    expect(await position(page)).toBe(200);
  });
});
