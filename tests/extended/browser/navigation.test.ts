// product 2.7.
import type { Page, Response } from '@playwright/test';
import { expect, open, test } from '../../browser/support/fixtures';

test.use({ reducedMotion: 'no-preference' });

const POSTER_GROUP = /^::view-transition-group\(poster-/;

declare global {
  interface Window {
    /** Resolves with the animated pseudo-elements of the last view transition, once it runs. */
    animated?: Promise<string[]>;
  }
}

/** Opens the first movie of the page and returns the elements that the view transition animated. */
async function openMovie(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = async () => {
        await transition.ready;
        return document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
          .filter((element) => element.startsWith('::view-transition'));
      };
      window.animated = record();
      return transition;
    };
  });
  const link = page.getByRole('link', { name: /Platform 3B/ });
  // The movie is prefetched from both collections, so that the next page has its poster at once. The
  // list itself may still be read by queries.
  const read: Promise<unknown>[] = [];
  const note = (response: Response) => {
    if (response.url().includes(':batchGet')) read.push(response.finished());
  };
  page.on('response', note);
  await link.focus();
  await expect.poll(() => read.length).toBe(2);
  await Promise.all(read);
  // What the page reads then may still be on its way when the test ends.
  page.off('response', note);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Platform 3B' })).toBeVisible();
  return page.evaluate(() => window.animated ?? []);
}

test('a view transition moves the poster from the list to its movie page', async ({ page }) => {
  await open(page, '/movies');
  expect(await openMovie(page)).toContainEqual(expect.stringMatching(POSTER_GROUP));
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeVisible();
});

test('there is no view transition with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/movies');
  expect(await openMovie(page)).not.toContainEqual(expect.stringMatching(POSTER_GROUP));
});
