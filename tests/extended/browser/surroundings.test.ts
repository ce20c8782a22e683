import { DATABASE, expect, test } from '../../browser/support/fixtures';

// A browser without storage, a slow connection, a session that cannot be renewed, and hostile text.

test('a browser without storage shows the site', async ({ page, expectLogged }) => {
  expectLogged(/Storage|denied/);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() });
  });
  await page.goto('/movies');
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeAttached();
});

test('on a slow connection the splash ends in time, and everything loads once', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 100_000,
    uploadThroughput: 100_000,
  });
  const read: string[] = [];
  page.on('request', (request) => {
    if (DATABASE.test(request.url())) read.push(`${request.url()} ${request.postData()}`);
  });
  await page.goto('/movies', { waitUntil: 'commit' });
  await expect(page.locator('#splash')).toBeHidden();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeVisible();
  expect(new Set(read).size).toBe(read.length);
});
