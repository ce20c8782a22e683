// product 3.1, 3.2, 4.11.
import { expect, open, test } from './support/fixtures';
import { expectEarlyReads } from './support/requests';

test.use({ reducedMotion: 'no-preference' });

for (const address of ['/', '/movie/platform-3b']) {
  test(`${address} reads its data without waiting for React, each document once`, ({ page }) =>
    expectEarlyReads(page, address, /Platform 3B/));
}

test('reads need no CORS preflight request', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  const methods: string[] = [];
  browser.on('Network.requestWillBeSent', ({ request }) => methods.push(request.method));
  await browser.send('Network.enable');
  await open(page, '/');
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeVisible();
  expect(methods).toContain('POST');
  expect(methods).not.toContain('OPTIONS');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the text is at the top, without a loading view', async ({ page }) => {
    await page.goto('/');
    const text = page.locator('#no-script');
    await expect(text).toBeInViewport();
    expect((await text.boundingBox())?.y).toBeLessThan(150);
    await expect(page.locator('.page-loader')).toBeHidden();
    await expect(page.locator('#splash')).toBeHidden();
  });
});
