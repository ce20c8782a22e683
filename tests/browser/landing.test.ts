// product 4.2, 4.10, 12.3, 22.4.
import type { Page } from '@playwright/test';
import { expect, open, test, WHILE_LOADING } from './support/fixtures';

test.use({ reducedMotion: 'no-preference' });

test('a visitor goes from the landing page to the movies and to a movie', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 2, name: 'തിരയുടെ വീട്' })).toBeVisible();

  await page.getByRole('link', { name: 'All upcoming movies' }).click();
  await expect(page).toHaveURL('/movies?status=Upcoming');
  await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();

  await page.getByRole('link', { name: 'Released', exact: true }).click();
  await expect(page).toHaveURL('/movies?status=Released');
  await page.getByRole('link', { name: /Tea for the Dead/ }).click();

  await expect(page).toHaveURL('/movie/tea-for-the-dead');
  await expect(page.getByRole('heading', { level: 1, name: 'Tea for the Dead' })).toBeVisible();
  await expect(page).toHaveTitle(/^Tea for the Dead/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/movies?status=Released');
  await expect(page.getByRole('link', { name: /Tea for the Dead/ })).toBeVisible();
});

/** Pauses the splash at its first frame, as a busy machine could check after its end. */
const pauseSplash = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#splash { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [sheet];
  });

test('the splash ends 2000 ms after its first paint, even if nothing has loaded', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const splash = page.locator('#splash');

  // The animation starts with its first frame.
  const delay = await splash.evaluate(
    (element) => element.getAnimations()[0]?.effect?.getTiming().delay,
  );
  expect(delay).toBe(2000);
  await expect(splash).toBeHidden();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
});

test('the site mounts and reads its data during the splash', async ({ page }) => {
  await pauseSplash(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeAttached(WHILE_LOADING);
  await expect(page.locator('#splash')).toBeVisible();
});

test('the menu of a small screen navigates and closes', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies' }).tap();
  await expect(page).toHaveURL('/movies');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
