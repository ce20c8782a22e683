import type { Page } from '@playwright/test';
import { expect, test } from '../../../browser/support/fixtures';

test.use({ isSignedIn: true });

const OPEN = 'Choose a stored picture';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Stored pictures' });

test('the dialog fits into a narrow and a wide window', async ({ page }) => {
  await page.goto('/admin/events');
  await page.getByRole('button', { name: OPEN }).click();
  const pictures = dialog(page).getByRole('listitem');
  await expect(pictures.first()).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await expect
      .poll(() => dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth))
      .toBe(0);
    // Two beside each other on a phone.
    const [left, right] = await Promise.all(
      [0, 1].map((index) => pictures.nth(index).boundingBox()),
    );
    expect(right?.y).toBe(left?.y);
  }
});
