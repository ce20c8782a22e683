import { FAULTS, FAULT_LOGS, interceptWithFaults } from '../../browser/support/faults';
import { DATABASE, expect, horizontalOverflow, test } from '../../browser/support/fixtures';
import { anAdmin, database, startSessionAs } from '../../browser/support/test-data';

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

test('a session that cannot be renewed loses no typed text', async ({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  const title = `Renewed ${Date.now()}`;
  await startSessionAs(page, await anAdmin());
  await page.goto('/upload');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('A test description.');
  await page.getByLabel('YouTube URL').fill('https://youtu.be/abcdefghijk');
  const setFault = await interceptWithFaults(page, /securetoken\.googleapis\.com/);
  // The time alone: the timers of an hour would renew the session before.
  await page.clock.setSystemTime(Date.now() + 65 * 60_000);

  const failure = page.getByText('Error uploading video. Try again.');
  const upload = () => page.getByRole('button', { name: 'Upload Video' }).press('Enter');
  for (const name of ['responds with 503', 'refuses connections']) {
    setFault(FAULTS[name]);
    await upload();
    await expect(failure).toBeAttached();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByRole('button', { name: 'close' }).first().press('Enter');
    await expect(failure).toHaveCount(0);
  }
  setFault();
  await upload();
  await expect(page.getByText('Video uploaded successfully!')).toBeAttached();
  const { docs } = await database.collection('videos').where('title', '==', title).get();
  expect(docs).toHaveLength(1);
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

test(
  'hostile and very long messages are shown as text, inside their card',
  { tag: '@phone' },
  async ({ page }) => {
    const name = `Mallory ${Date.now()}`;
    const text = [
      '<img src=x onerror="document.title=1"> =cmd() \u202e\u200f',
      'W'.repeat(500),
      'നിലാവ് '.repeat(60),
      '🌙'.repeat(200),
    ].join('\n');
    const message = database.collection('contactMessages').doc();
    await message.set({
      name,
      email: `${'m'.repeat(200)}@example.test`,
      message: text,
      timestamp: new Date(),
    });
    await startSessionAs(page, await anAdmin());
    await page.goto(`/admin/contact?search=${encodeURIComponent(name)}`);
    await expect(
      page.getByRole('article', { name }).getByText('<img src=x onerror='),
    ).toBeAttached();
    await expect(page).toHaveTitle(/^Contact messages/);
    await expect.poll(() => horizontalOverflow(page)).toBe(0);
    await message.delete();
  },
);
