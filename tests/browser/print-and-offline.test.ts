// product 22.8.
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/fixtures';

const colorsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });

/** From 0 (black) to 255 (white). */
const brightness = (color: string) => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
};

test('a movie page is printed dark on white, without navigation', async ({ page }) => {
  await open(page, '/movie/platform-3b');
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(async () => (await colorsOf(page, 'html')).backgroundColor)
    .toBe('rgb(255, 255, 255)');
  for (const selector of ['h1', 'h2', 'dt', 'dd', 'section p']) {
    expect(brightness((await colorsOf(page, `main ${selector}`)).color)).toBeLessThan(110);
  }
  await expect(page.getByText('Skip to content')).toBeHidden();
  await expect(page.getByRole('banner').filter({ has: page.getByRole('navigation') })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a lost connection does not reload the page, and "Try again" works once the connection is back', async ({
  page,
  context,
  expectLogged,
}) => {
  expectLogged(
    /Failed to (load|fetch)|ChunkError|dynamically imported|ERR_INTERNET|@firebase\/firestore/,
  );
  await open(page, '/movies');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByText('The site cannot be reached.')).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await Promise.all([page.waitForEvent('requestfailed'), again.click()]);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(again).toBeVisible();
  expect(loads).toEqual([]);

  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test.describe('in the admin area', () => {
  test.use({ isSignedIn: true });

  test('a link of the admin area that is followed without a connection does not leave the admin area', async ({
    page,
    context,
    expectLogged,
  }) => {
    expectLogged(
      /Failed to (load|fetch)|ChunkError|dynamically imported|ERR_INTERNET|Firestore|TypeError/,
    );
    await page.goto('/admin/contact');
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Trash' }).press('Enter');
    await expect(page.getByRole('button', { name: /Try again|Load again/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    await expect(page).toHaveURL('/admin/trash');
  });
});
