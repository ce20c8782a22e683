import { expect, finishSplash, test } from '../../browser/support/fixtures';

test.use({ reducedMotion: 'no-preference' });

test('a movie shows its poster in the file that its page has asked for first', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (/movies%2Fplatform-3b/.test(request.url())) pictures.push(request.url());
  });
  await page.goto('/movie/platform-3b');
  await finishSplash(page);
  const poster = page.getByRole('main').locator('img[fetchpriority="high"]').first();
  await expect(poster).toHaveJSProperty('complete', true);
  await expect(poster).toHaveJSProperty('currentSrc', pictures[0]);
  expect(pictures).toEqual([...new Set(pictures)]);
});
