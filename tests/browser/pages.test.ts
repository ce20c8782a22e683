import { accessibilityProblems, expect, open, sidewaysScroll, test } from './fixtures';

const PAGES = [
  '/',
  '/movies',
  '/movie/kanalppeeli',
  '/movie/nobody',
  '/about',
  '/contact',
  '/videos',
  '/gallery',
  '/privacy',
  '/announcements',
  '/nothing',
];

for (const address of PAGES) {
  test(`${address} is accessible, has one title and fits the screen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address);
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Nilavu Pictures/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);

    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  });

  test(`${address} holds text at 200 %`, { tag: '@phone' }, async ({ page }) => {
    await open(page, address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  });
}
