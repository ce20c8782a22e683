// product 2.10.
import { expect, open, test, untilAtRest } from './support/fixtures';
import { FALLBACKS } from './support/layout-shift';
import { expectSamePosition } from './support/scrolling';
import { expectReservedSpace } from './support/unknown-sizes';

// What is where, and stays there while the rest of a page comes.

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('pictures of unknown size have their space reserved on /', { tag: '@phone' }, ({ page }) =>
    expectReservedSpace(page, '/', /Advance booking/),
  );
});

test('/ keeps its scroll position after a reload', { tag: '@phone' }, ({ page }) =>
  expectSamePosition(page, '/'),
);

test('Back restores the scroll position', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  // The wall is drawn when it comes near.
  await page.getByRole('heading', { name: 'Upcoming Movies' }).scrollIntoViewIfNeeded();
  const link = page.getByRole('link', { name: /Platform 3B/ });
  await link.scrollIntoViewIfNeeded();
  await untilAtRest(page);
  await link.focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Platform 3B' })).toBeVisible();

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

for (const film of ['thirayude-veedu', 'platform-3b']) {
  test(`the facts of ${film} have the same line breaks when the typeface replaces the fallback font`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/movie/${film}`);
    const linesWith = (fonts: string) =>
      page.evaluate(async (value) => {
        document.documentElement.style.setProperty('--font', value);
        await document.fonts.ready;
        const facts = document.querySelectorAll('#root header ul > li > :last-child');
        return Array.from(facts, (fact) => Math.round(fact.getBoundingClientRect().y));
      }, fonts);
    const lines = await linesWith('');
    expect(new Set(lines).size).toBe(2);
    for (const family of FALLBACKS) {
      expect(await linesWith(`'Anek on ${family}', 'Anek on Noto Malayalam'`), family).toEqual(
        lines,
      );
    }
  });
}
