// product 17.22, 22.2, 22.5.
import { site } from '../../src/company/site';
import { blockedBy } from '../support/ad-blocker';
import { accessibilityViolations } from './support/accessibility';
import { PUBLIC_PAGES } from './support/addresses';
import { expect, horizontalOverflow, setTextSize, test } from './support/fixtures';
import { openWithLateFonts } from './support/late-fonts';
import { requestsOf } from './support/requests';

for (const address of [...PUBLIC_PAGES, '/movie/nobody']) {
  test(
    `${address} loads without layout shift although its fonts load late, is accessible, has one heading, fits every screen and makes no request that ad blockers block`,
    { tag: '@phone' },
    async ({ page }) => {
      const requests = requestsOf(page);
      await openWithLateFonts(page, address);
      // What crawlers are told and what the browser shows is the same.
      const html = await (await page.request.get(address)).text();
      const [, served = ''] = /<title>(.+)<\/title>/.exec(html) ?? [];
      expect(served).toContain(site.name);
      await expect(page).toHaveTitle(served);
      expect(await accessibilityViolations(page)).toEqual([]);
      await expect.poll(() => horizontalOverflow(page)).toBe(0);

      for (const [width, size] of [
        [360, '200%'],
        [1440, ''],
        [320, ''],
        [320, '200%'],
      ] as const) {
        await test.step(`${width} pixels wide, text at ${size || '100%'}`, async () => {
          await page.setViewportSize({ width, height: 740 });
          await setTextSize(page, size);
          await expect.poll(() => horizontalOverflow(page)).toBe(0);
        });
      }
      expect(requests.filter((request) => blockedBy(request).length > 0)).toEqual([]);
    },
  );
}
