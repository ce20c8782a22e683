import { accessibilityViolations, expect, open, test } from './support/fixtures';

test.use({ reducedMotion: 'no-preference' });

test(
  'the lightbox: arrow keys and buttons change the picture, Escape and Back close it',
  { tag: '@sizes' },
  async ({ page }) => {
    await open(page, '/gallery');
    const tiles = page.getByRole('main').getByRole('list').getByRole('button');
    await expect(tiles).toHaveCount(20);

    await tiles.nth(2).click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByText('Picture 3 of 20')).toBeAttached();
    await expect(lightbox.locator('.image-gallery-slide')).not.toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText('Picture 4 of 20')).toBeAttached();
    await lightbox.getByRole('button', { name: 'Previous picture' }).click();
    await expect(lightbox.getByText('Picture 3 of 20')).toBeAttached();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText('Picture 4 of 20')).toBeAttached();
    await page.goBack();
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL('/gallery');
    await expect(tiles.nth(3)).toBeFocused();

    await tiles.nth(0).click();
    await expect(lightbox).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
  },
);

test('a swipe shows the next picture', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/gallery');
  await page.getByRole('main').getByRole('list').getByRole('button').first().tap();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText('Picture 1 of 20')).toBeAttached();
  await expect(lightbox.locator('.image-gallery-slide')).not.toHaveCount(0);

  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 350 }],
    });
  await touch('touchStart', 300);
  for (const x of [260, 200, 140, 80]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(lightbox.getByText('Picture 2 of 20')).toBeAttached();
});

test('a shared link opens its picture in the lightbox', async ({ page }) => {
  await page.goto('/gallery?picture=images%2Fbackwaters-at-six');
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText('Backwaters, six in the morning').first()).toBeAttached();
  await expect(page.locator('#splash')).toBeHidden();
  await lightbox.getByRole('button', { name: /Close/ }).click();
  await expect(page).toHaveURL('/gallery');
});

test('a link to a deleted picture says so', async ({ page }) => {
  await open(page, '/gallery?picture=images%2Fnobody');
  await expect(page.getByText('This picture is not here any more.')).toBeVisible();
});
