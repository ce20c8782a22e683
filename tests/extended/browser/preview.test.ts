import { accessibilityViolations } from '../../browser/support/accessibility';
import { aDraft } from '../../browser/support/drafts';
import { expect, horizontalOverflow, test } from '../../browser/support/fixtures';

test.use({ isSignedIn: true });

test('on a phone the page of a draft fills the width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const draft = await aDraft();
  await page.goto(draft.address);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: draft.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desktop' })).toHaveCount(0);
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBeGreaterThan(300);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await draft.remove();
});
