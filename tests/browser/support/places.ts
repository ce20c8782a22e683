import type { Page } from '@playwright/test';

/** Where the parts of the page are that are in view first, in pixels of the screen. */
export const placesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const parts = ['header', '#menu, [aria-controls="menu"]', 'h1', 'img', 'main li', 'h2', 'dl'];
    return parts.map((part) => {
      const { x, y, width, height } =
        document.querySelector(`#root ${part}`)?.getBoundingClientRect() ?? new DOMRect();
      return [part, x, y, width, height].join(' ');
    });
  });
