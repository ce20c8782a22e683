import { site } from '../../src/company/site';
import { PUBLIC_PAGES } from './support/addresses';
import {
  accessibilityViolations,
  expect,
  finishSplash,
  scrollByScreen,
  setTextSize,
  horizontalOverflow,
  test,
} from './support/fixtures';
import { hold } from './support/held-requests';
import {
  fallbackShifts,
  layoutShift,
  observeLayoutShifts,
  whatMoved,
} from './support/layout-shift';

/** That there is no such movie is known only after the skeleton is shown, so its layout shifts. */
const UNKNOWN_MOVIE = '/movie/nobody';

for (const address of [
  ...PUBLIC_PAGES,
  '/movies?genre=Drama',
  '/movie/kanalppeeli',
  UNKNOWN_MOVIE,
]) {
  test(
    `${address} loads without layout shift though its fonts come late, is accessible, has one heading and fits the screen`,
    { tag: '@sizes' },
    async ({ page, isMobile }) => {
      const fonts = await hold(page, '**/*.woff2');
      await observeLayoutShifts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await finishSplash(page);
      await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect.poll(fonts.count).toBeGreaterThanOrEqual(2);
      await fonts.release();
      if (address === '/') {
        // Both come later: their arrival is part of what is measured here.
        if (isMobile) await scrollByScreen(page);
        await expect(page.getByRole('heading', { name: 'Events' })).toBeAttached();
        await expect(page.getByRole('button', { name: 'Next banner' })).toBeAttached();
      }
      if (address !== UNKNOWN_MOVIE) {
        expect(await layoutShift(page), await whatMoved(page)).toBeLessThanOrEqual(0.02);
      }
      for (const [family, shift] of await fallbackShifts(page)) {
        expect(shift, `the fonts replace ${family}`).toBeLessThanOrEqual(0.02);
      }
      // What crawlers are told and what the browser shows is the same.
      const html = await (await page.request.get(address)).text();
      const [, served = ''] = /<title>(.+)<\/title>/.exec(html) ?? [];
      expect(served).toContain(site.name);
      await expect(page).toHaveTitle(served);
      expect(await accessibilityViolations(page)).toEqual([]);
      await expect.poll(() => horizontalOverflow(page)).toBe(0);

      await test.step('with text at 200 %', async () => {
        await setTextSize(page, '200%');
        await expect.poll(() => horizontalOverflow(page)).toBe(0);
        await setTextSize(page, '');
      });
      if (!isMobile) return;
      await test.step('on 320 pixels', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await expect.poll(() => horizontalOverflow(page)).toBe(0);
      });
      await test.step('with both', async () => {
        await setTextSize(page, '200%');
        await expect.poll(() => horizontalOverflow(page)).toBe(0);
      });
    },
  );
}
