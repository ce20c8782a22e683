import { accessibilityViolations } from '../../browser/support/accessibility';
import { aDraft } from '../../browser/support/drafts';
import { expect, horizontalOverflow, open, test } from '../../browser/support/fixtures';

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

test('a draft of a film is shown on its page, at the width of a desktop and of a phone', async ({
  page,
}) => {
  const draft = await aDraft();
  await page.goto(draft.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Preview: ${draft.title}`);

  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: draft.title })).toBeVisible();
  await expect(frame.getByText('Nobody has read this yet.')).toBeVisible();
  const main = frame.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Movies' })).toBeVisible();
  const width = () => frame.locator('html').evaluate(() => window.innerWidth);
  expect(await width()).toBe(1280);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(width).toBe(390);
  await expect(frame.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(frame.getByText('Nobody has read this yet.')).toBeVisible();
  await draft.remove();
});

test.describe('without a session', () => {
  test.use({ isSignedIn: false });

  test('a stranger with the link gets nothing of the draft', async ({ page }) => {
    const draft = await aDraft();
    const texts: Promise<string>[] = [];
    page.on('response', (response) => texts.push(response.text().catch(() => '')));
    for (const address of [draft.address, `${draft.address}/page`]) {
      await open(page, address);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    }
    const all = (await Promise.all(texts)).join();
    expect(all).toContain('<html');
    expect(all).not.toContain(draft.title);
    expect(all).not.toContain('Nobody has read this yet.');
    await draft.remove();
  });
});
