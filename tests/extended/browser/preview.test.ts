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

test('a link shows a draft to somebody without an account until it is ended, and no other site its address', async ({
  page,
  browser,
}) => {
  const draft = await aDraft();
  await page.goto(draft.address);
  await page.getByRole('button', { name: 'Share a link' }).click();
  const links = page.getByRole('list', { name: 'Open links' });
  const address = (await links.getByRole('link').getAttribute('href')) ?? '';
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await horizontalOverflow(page)).toBe(0);

  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 360, height: 740 },
  });
  const guest = await context.newPage();
  const told: string[] = [];
  guest.on('request', (request) => {
    told.push(request.headers()['referer'] ?? '');
  });
  const response = await guest.goto(address);
  expect(await response?.text()).not.toContain(draft.title);
  expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex' });
  await expect(guest.getByRole('heading', { level: 1, name: draft.title })).toBeVisible();
  await expect(guest.getByRole('complementary', { name: 'Preview' })).toContainText('As of');
  expect(await horizontalOverflow(guest)).toBe(0);
  expect(await accessibilityViolations(guest)).toEqual([]);
  expect(told.filter((referer) => referer.includes('/preview/'))).toEqual([]);

  await page.getByRole('button', { name: /^End the link/ }).click();
  await expect(page.getByText('The link has ended.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This preview has ended');
  await context.close();
  await draft.remove();
});
