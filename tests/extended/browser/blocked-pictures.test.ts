// product 4.6, 8.4, 17.8.
import type { Page, Route } from '@playwright/test';
import { site } from '../../../src/company/site';
import { photo } from '../../browser/support/files';
import { expect, finishSplash, test } from '../../browser/support/fixtures';

// A network that blocks the host of the pictures, as filters of providers do, and nothing else.

const BLOCKS: Readonly<Record<string, (route: Route) => unknown>> = {
  refuses: (route) => route.abort('connectionrefused'),
  'is silent': () => undefined,
};

/** A page with a picture that never comes has never loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await finishSplash(page);
}

for (const [how, block] of Object.entries(BLOCKS)) {
  test.describe(`where the host of the pictures ${how}`, () => {
    test.use({ isSignedIn: true });
    test.beforeEach(async ({ page, expectLogged }) => {
      expectLogged(/Failed to load resource|left behind|TimeoutError/);
      await page.clock.install();
      await page.route('**/v0/**', (route) => void block(route));
    });

    test('the landing page has the default banner', async ({ page }) => {
      await open(page, '/');
      await expect(page.locator('section[aria-label=Welcome] img')).toBeAttached();
      await page.clock.fastForward(8000);
      await expect(page.getByRole('heading', { name: `Welcome to ${site.name}` })).toBeVisible();
      await expect(page.getByText('Loading Experience...')).toBeHidden();
    });

    test('the gallery says so', async ({ page }) => {
      await open(page, '/gallery');
      await expect(page.locator('main li button').first()).toBeVisible();
      await page.clock.fastForward(8000);
      await expect(page.getByText(/^The pictures cannot be shown: the place/)).toBeVisible();
    });

    test('an upload says so, and what was typed stays', async ({ page }) => {
      await open(page, '/admin/gallery');
      await page.getByLabel('Pictures').setInputFiles(await photo());
      const title = page.getByRole('textbox', { name: 'Title (optional)', exact: true });
      await title.fill('First look');
      const asked = page.waitForRequest('**/v0/');
      await page.getByRole('button', { name: 'Add to the gallery' }).click();
      await asked;
      await page.clock.fastForward(7000);
      await expect(
        page.getByRole('listitem').getByText(/cannot be reached from this network/),
      ).toBeVisible();
      await expect(title).toHaveValue('First look');
    });
  });
}
