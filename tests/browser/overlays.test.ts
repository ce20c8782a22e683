// product 12.4, 14.20 and 15.4.
import { expect, open, test, untilAtRest } from './support/fixtures';

test('Back closes the menu of the first page of a tab, and skips overlays that were closed in another way', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/privacy');
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  const closeMenu = page.getByRole('button', { name: 'Close menu' });
  await openMenu.click();
  await page.goBack();
  await expect(openMenu).toBeFocused();
  await expect(page).toHaveURL(/\/privacy$/);

  await openMenu.click();
  await page.keyboard.press('Escape');
  await openMenu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
  // The entry of the menu is left behind: Forward passes over it.
  await page.goForward();
  await expect(page).toHaveURL(/\/about$/);
  await expect(closeMenu).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('after a dialog was closed, one Back leaves an address that replaced another', async ({
  page,
}) => {
  await open(page, '/movies');
  await page.locator('main a[href^="/movie/"]').first().click();
  // Its videos below have one each.
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const film = page.url();
  await page.locator('a[rel=next]').click();
  await expect(page).not.toHaveURL(film);
  await page.goBack();
  await expect(page).toHaveURL(/\/movies$/);
});

test.describe('in the admin area', () => {
  test.use({ isSignedIn: true });

  test('Back asks before unsaved changes are lost, and closes the question', async ({ page }) => {
    await open(page, '/admin/events');
    const menu = page.getByRole('navigation', { name: 'Admin' });
    await menu.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await menu.getByRole('link', { name: 'Settings' }).click();
    const phone = page.getByRole('textbox', { name: /Phone/ }).first();
    await phone.fill('+91 99999 00000');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });

    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(phone).toHaveValue('+91 99999 00000');
    await expect(page).toHaveURL(/\/admin\/settings/);

    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/admin\/help/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/events/);
  });

  test('"More" on a wide screen is 12rem wide at its button, and the page below does not move', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await open(page, '/admin/events');
    const more = page.getByRole('button', { name: 'More', exact: true }).first();
    await more.click();
    await untilAtRest(page);
    const button = await more.boundingBox();
    const menu = await page.getByRole('dialog').boundingBox();
    // Within a pixel: the browser places what is laid over a page on whole ones.
    const besideButton = (menu?.x ?? 0) - (button?.x ?? 0);
    const belowButton = (menu?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0);
    expect(Math.abs(besideButton)).toBeLessThanOrEqual(1);
    expect(Math.abs(belowButton)).toBeLessThanOrEqual(1);
    expect(menu?.width).toBe(192);
    const chosen = () =>
      page
        .getByRole('menuitem')
        .evaluateAll(
          (items) => new Set(items.map((item) => getComputedStyle(item).backgroundColor)).size,
        );
    expect(await chosen()).toBe(1);
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).toBe(2);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(100, 700);
    await page.mouse.wheel(0, 400);
    await untilAtRest(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});
