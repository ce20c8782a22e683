import { PUBLIC_PAGES } from './support/addresses';
import { expect, finishSplash, test } from './support/fixtures';
import { asInOldestBrowser } from './support/in-page/oldest-browsers';

test('every public page works without what the oldest browsers lack', async ({ page }) => {
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
