// product 24.7, 24.8.
import { accessibilityViolations } from './support/accessibility';
import { expect, open, setTextSize, test } from './support/fixtures';

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

  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, '200%');
  const field = await page.getByRole('searchbox').boundingBox();
  expect(field?.width).toBeGreaterThan(200);
});
