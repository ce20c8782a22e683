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

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });
});

test('no page asks YouTube for anything while videos have pictures and none is played', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/youtube|ytimg/.test(new URL(request.url()).hostname)) asked.push(request.url());
  });
  for (const address of ['/', '/videos', '/movie/thirayude-veedu']) {
    await open(page, address);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The button of a carousel that waits has no picture.
    const picture = page.getByRole('button', { name: /^Play/ }).locator('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await page.getByRole('region', { name: 'Stills' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText(/^Picture 1 of/)).toBeAttached();
  expect(asked).toEqual([]);
});

test.describe('third parties unreachable', () => {
  test.use({ thirdPartiesReachable: false });

  test('without YouTube the player links to it and can be closed', async ({
    page,
    expectLogged,
  }) => {
    expectLogged(/Failed to load resource|ERR_/);
    await page.goto('/videos');
    const refused = page.waitForEvent('requestfailed', (request) => /youtube/.test(request.url()));
    await page.getByRole('button', { name: /^Play/ }).first().press('Enter');
    await refused;
    const player = page.getByRole('dialog');
    await expect(player.getByRole('link', { name: /YouTube/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
    );
    await page.keyboard.press('Escape');
    await expect(player).toBeHidden();
    await expect(page).toHaveURL('/videos');
  });
});
