import { accessibilityViolations } from './support/accessibility';
import { aDraft } from './support/drafts';
import { expect, horizontalOverflow, open, test } from './support/fixtures';
import { anAdmin, startSessionAs } from './support/test-data';

/** What Chromium shows instead of a page that may not be framed. */
const ERROR = 'chrome-error://chromewebdata/';

test('a draft of a film is shown on its page, at the width of a desktop and of a phone', async ({
  page,
}) => {
  const draft = await aDraft();
  await startSessionAs(page, await anAdmin());
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

test('no other page of the site can be framed, by the site neither', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/frame-ancestors|X-Frame-Options|Refused to (display|frame)|Framing/);
  const draft = await aDraft();
  await startSessionAs(page, await anAdmin());
  await page.goto(draft.address);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: draft.title })).toBeVisible();
  await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
    element.src = '/contact';
  });
  await expect.poll(() => page.frames().map((inner) => inner.url())).toContain(ERROR);
  await draft.remove();
});
