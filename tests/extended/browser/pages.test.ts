// product 22.2, 22.5.
import { accessibilityViolations } from '../../browser/support/accessibility';
import { expect, horizontalOverflow, setTextSize, test } from '../../browser/support/fixtures';
import { openWithLateFonts } from '../../browser/support/late-fonts';

for (const address of ['/', '/movies?genre=Drama', '/movie/kanalppeeli', '/gallery', '/events']) {
  test(`${address} loads without layout shift on a wide screen, is accessible and fits it with text at 200 %`, async ({
    page,
  }) => {
    await openWithLateFonts(page, address);
    expect(await accessibilityViolations(page)).toEqual([]);
    await expect.poll(() => horizontalOverflow(page)).toBe(0);
    await setTextSize(page, '200%');
    await expect.poll(() => horizontalOverflow(page)).toBe(0);
  });
}
