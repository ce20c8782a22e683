import type { Page } from '@playwright/test';
import { DATABASE, expect, open, test } from './fixtures';

const GROWING = /^::view-transition-group\(poster-/;

declare global {
  interface Window {
    /** What has moved from one page to the next, as the pseudo-elements of the transition. */
    moved: string[];
  }
}

/** Follows the first film of the page that is open, and returns what moved meanwhile. */
async function openFilm(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = async () => {
        await transition.ready;
        window.moved = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
          .filter((element) => element.startsWith('::view-transition'));
      };
      void note();
      return transition;
    };
  });
  const link = page.getByRole('link', { name: /Platform 3B/ });
  // Its data is read ahead, from both places, so that the next page has its poster at once.
  const read: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (DATABASE.test(response.url())) read.push(response.finished());
  });
  await link.focus();
  await expect.poll(() => read.length).toBe(2);
  await Promise.all(read);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Platform 3B' })).toBeVisible();
  return page.evaluate(() => window.moved);
}

test("a poster grows into its film's own page", async ({ page }) => {
  await open(page, '/movies');
  expect(await openFilm(page)).toContainEqual(expect.stringMatching(GROWING));
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeVisible();
});

test('no poster grows where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/movies');
  expect(await openFilm(page)).not.toContainEqual(expect.stringMatching(GROWING));
});

test('Back comes to the place that was left', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('link', { name: /Platform 3B/ });
  await link.scrollIntoViewIfNeeded();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await link.focus();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Platform 3B' })).toBeVisible();

  await page.goBack();
  await expect(link).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
});
