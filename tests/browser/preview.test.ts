import { aDraft } from './support/drafts';
import { expect, test } from './support/fixtures';
import { anAdmin, startSessionAs } from './support/test-data';

/** What Chromium shows instead of a page that may not be framed. */
const ERROR = 'chrome-error://chromewebdata/';

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
