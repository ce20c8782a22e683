import {
  accessibilityViolations,
  expect,
  open,
  horizontalOverflow,
  setTextSize,
  test,
} from './support/fixtures';

test('the key / opens the search, the keyboard reaches a film, and Back returns to the results', async ({
  page,
}) => {
  await open(page, '/about');
  const input = page.getByRole('combobox', { name: /^Search/ });
  // The key works as soon as what a page loads last has loaded.
  await expect
    .poll(async () => {
      if (!(await input.isVisible())) await page.keyboard.press('/');
      return input.isVisible();
    })
    .toBe(true);
  await expect(input).toBeFocused();
  // The last of several presses may have been typed.
  await input.fill('');
  await page.keyboard.type('bus vaga');
  await expect(page.getByRole('option', { name: /The Last Bus to Vagamon/ })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  // In a field it is a character.
  await page.keyboard.type('/');
  await expect(input).toHaveValue('bus vaga/');

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=bus\+vaga/);
  await page.getByRole('link', { name: 'The Last Bus to Vagamon' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Last Bus to Vagamon');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Films' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, '200%');
  const field = await page.getByRole('searchbox').boundingBox();
  expect(field?.width).toBeGreaterThan(200);
});

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
