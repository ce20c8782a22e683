import type { Page } from '@playwright/test';

/**
 * Runs in the page: returns the positions of the parts that are visible first, in pixels. Without
 * their widths, some of which depend on the font.
 */
export function partPlaces(): readonly string[] {
  const parts = ['header', '#menu, [aria-controls="menu"]', 'h1', 'img', 'main li', 'h2', 'dl'];
  return parts.map((part) => {
    const { x, y, height } =
      document.querySelector(`#root ${part}`)?.getBoundingClientRect() ?? new DOMRect();
    return y < window.innerHeight ? [part, x, y, height].join(' ') : `${part} below`;
  });
}

/** Returns these positions once the fonts have loaded. */
export async function placesOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(partPlaces);
}

/** Returns these positions as soon as the view is gone, before anything is painted without it. */
export const placesAtTakeOver = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`new Promise((resolve) => {
    const places = ${partPlaces};
    new MutationObserver((_, observer) => {
      if (document.getElementById('view')) return;
      observer.disconnect();
      resolve(places());
    }).observe(document, { childList: true, subtree: true });
  })`);
