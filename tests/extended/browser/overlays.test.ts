import { expect, horizontalOverflow, open, test } from '../../browser/support/fixtures';

test('on a phone the search takes the full width, with rows to press @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/movies');
  await page.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('combobox').fill('തി');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('തിരയുടെ വീട്');
  const [row, bar] = [await option.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(row?.height).toBeGreaterThanOrEqual(44);
  expect(row?.width).toBeGreaterThan(280);
  expect(row?.y).toBeGreaterThan(bar?.height ?? 0);
  expect(await horizontalOverflow(page)).toBe(0);
});
