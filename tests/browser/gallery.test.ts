import { expect, open, test } from './support/fixtures';

test.use({ reducedMotion: 'no-preference' });

test('a swipe shows the next picture', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/gallery');
  await page.getByRole('main').getByRole('list').getByRole('button').first().tap();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText(/^Picture 1 of/)).toBeAttached();
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
  await expect(lightbox.getByText(/^Picture 2 of/)).toBeAttached();
});
