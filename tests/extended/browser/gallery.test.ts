import { accessibilityViolations } from '../../browser/support/accessibility';
import { expect, open, test } from '../../browser/support/fixtures';

test.use({ reducedMotion: 'no-preference' });

test('the lightbox: arrow keys and buttons change the picture, Escape and Back close it', async ({
  page,
}) => {
  await open(page, '/gallery');
  const tiles = page.getByRole('main').getByRole('list').getByRole('button');
  await expect(tiles.nth(3)).toBeVisible();
  await tiles.nth(2).click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText(/^Picture 3 of/)).toBeAttached();
  await expect(lightbox.locator('.image-gallery-slide')).not.toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(/^Picture 4 of/)).toBeAttached();
  await lightbox.getByRole('button', { name: 'Previous picture' }).click();
  await expect(lightbox.getByText(/^Picture 3 of/)).toBeAttached();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(/^Picture 4 of/)).toBeAttached();
  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL('/gallery');
  await expect(tiles.nth(3)).toBeFocused();

  await tiles.nth(0).click();
  await expect(lightbox).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
});
