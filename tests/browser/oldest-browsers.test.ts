// product 1.7.
import { PUBLIC_PAGES } from './support/addresses';
import { expect, finishSplash, test } from './support/fixtures';
import { asInOldestBrowser } from './support/in-page/oldest-browsers';

test('every public page works without the features that the oldest browsers do not have', async ({
  page,
}) => {
  await page.addInitScript(asInOldestBrowser);
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  page.on('console', (line) => line.type() === 'error' && failed.push(line.text()));

  for (const address of PUBLIC_PAGES.filter((one) => one !== '/no-such-page')) {
    await test.step(address, async () => {
      await page.goto(address);
      await finishSplash(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    });
  }
  expect(failed).toEqual([]);
});

test.describe('a browser that is too old', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.6 Mobile/15E148 Safari/604.1',
  });

  test('shows one sentence above the served page, and reports nothing', async ({
    page,
    expectLogged,
  }) => {
    // The preload has begun its reads by then.
    expectLogged(/toSorted is not a function/);
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    // With their views, for which a cold instance takes too long.
    for (const view of ['/view/home', '/ml/view/home']) await page.request.get(view);
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/reports')) reports.push(request.postData() ?? '');
    });
    for (const [address, sentence] of [
      [
        '/',
        'iOS 15.8 is too old for this site, which works in Safari/iOS 16.4, Chrome/Edge 111, Firefox 115 and newer ones.',
      ],
      ['/ml', /^iOS 15\.8 .* Safari\/iOS 16\.4, Chrome\/Edge 111, Firefox 115 /],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('alert')).toHaveText(sentence);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    }
    await finishSplash(page);
    expect(reports).toEqual([]);
  });
});
