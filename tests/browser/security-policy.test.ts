import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { aDraft } from './support/drafts';
import { expect, open, test, untilAtRest, WHILE_LOADING } from './support/fixtures';
import { anAdmin, startSessionAs } from './support/test-data';

// The pages are served with the content policy of Hosting, which also allows the emulators.

// What the policy stops is an error on the console, which fails every test: pages.test.ts and
// admin.test.ts open each page once, editing tests the dialogs. Here is what they leave out.

/** Addresses of overlays, redirects and unknown entries. */
const ADDRESSES = [
  '/?video=thirayude-veedu-trailer',
  '/home',
  '/movies?status=Released&page=2',
  '/movie/kanalppeeli?trailer=open',
  '/movie/__x__',
  '/movie/a%2Fb',
  '/videos?video=premiere-live',
  '/gallery?picture=images%2Fbackwaters-at-six',
];

/** Returns an array that collects the policy's violations on all pages opened from now on. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') {
        report(`${location.href}: ${event.effectiveDirective} ${event.blockedURI}`);
      }
    }),
  );
  return violations;
}

test('overlays of public pages do not violate the content policy', async ({ page }) => {
  const violations = await violationsOf(page);
  for (const address of ADDRESSES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await untilAtRest(page);
  }
  await open(page, '/contact');
  await page.getByRole('link', { name: /Open in Google Maps/ }).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible();
  expect(violations).toEqual([]);
});

test('the policy blocks injected images and scripts', async ({ page, expectLogged }) => {
  expectLogged(/Content Security Policy|TrustedScript|violates/);
  const violations = await violationsOf(page);
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('Content Security Policy'),
    ...WHILE_LOADING,
  });
  await page.goto('/');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://evil.example/x.png';
    document.body.append(image);
  });
  await expect.poll(() => violations).toEqual([expect.stringContaining('img-src')]);
  expect((await logged).type()).toBe('error');
  const script = page.evaluate(() => {
    const element = document.createElement('script');
    element.textContent = 'document.title = "taken over"';
    document.body.append(element);
  });
  await expect(script).rejects.toThrow(/TrustedScript/);
  await expect(page).not.toHaveTitle('taken over');
});

/** What Chromium shows instead of a page that may not be framed. */
const ERROR = 'chrome-error://chromewebdata/';

test('another site cannot frame the page of the preview', async ({
  page,
  baseURL,
  expectLogged,
}) => {
  expectLogged(/frame|Failed to load resource/i);
  const foreign = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    // The second may be framed by the site itself (security.md T83).
    const framed = ['/admin-login', '/admin/preview/movie%3Ax/page'].map((at) => `${baseURL}${at}`);
    response.end([...framed, '/inner'].map((src) => `<iframe src="${src}"></iframe>`).join(''));
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const { port } = foreign.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}`);
  await expect.poll(() => page.frames()[1]?.url()).toBe(ERROR);
  await expect.poll(() => page.frames()[2]?.url()).toBe(ERROR);
  expect(page.frames()[3]?.url()).toBe(`http://127.0.0.1:${port}/inner`);
  foreign.close();
});

test('no other page can be framed, not even by the site itself', async ({ page, expectLogged }) => {
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
