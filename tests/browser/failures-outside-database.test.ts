import { CONTACT_SETTINGS } from '../../src/company/contact-settings';
import { site } from '../../src/company/site';
import { anAdmin, database, startSessionAs } from './support/test-data';
import {
  advanceClockUntil,
  expectAfterFault,
  FAULTS,
  FAULT_LOGS,
  interceptWithFaults,
} from './support/faults';
import { expect, open, horizontalOverflow, test } from './support/fixtures';

// Failures of the browser's storage, the session, the site's own code and third parties, and hostile
// text.

test('a browser without storage shows the site, and nobody is signed in', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/Storage|denied|TimeoutError/);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => new EventTarget() });
  });
  await page.clock.install();
  await page.goto('/movies');
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeAttached();
  await page.goto('/admin/contact');
  await advanceClockUntil(page, page.getByRole('heading', { name: `Welcome to ${site.name}` }));
  await expect(page).toHaveURL('/');
});

test('a session that cannot be renewed loses no typed text', async ({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  const renewal = /securetoken\.googleapis\.com/;
  const title = `Renewed ${Date.now()}`;
  await page.clock.install();
  await startSessionAs(page, await anAdmin());
  await page.goto('/upload');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('A test description.');
  await page.getByLabel('YouTube URL').fill('https://youtu.be/abcdefghijk');
  // Before the session expires, as what the page reads renews it, too.
  const setFault = await interceptWithFaults(page, renewal, FAULTS['refuses connections']);
  await page.clock.fastForward('01:05:00');

  const failure = page.getByText('Error uploading video. Try again.');
  for (const name of ['responds with 503', 'refuses connections', 'does not respond'] as const) {
    const fault = FAULTS[name];
    if (!fault) throw new Error(`No fault is called ${name}`);
    setFault(fault);
    await page.getByRole('button', { name: 'Upload Video' }).press('Enter');
    await expectAfterFault(page, name, failure);
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByRole('button', { name: 'close' }).first().press('Enter');
    await expect(failure).toHaveCount(0);
  }

  setFault();
  await page.getByRole('button', { name: 'Upload Video' }).press('Enter');
  await expect(page.getByText('Video uploaded successfully!')).toBeAttached();
  const { docs } = await database.collection('videos').where('title', '==', title).get();
  expect(docs).toHaveLength(1);
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

test('loading code times out after two minutes', async ({ page, expectLogged }) => {
  expectLogged(/ChunkError|TimeoutError/);
  await page.clock.install();
  await open(page, '/movies');
  const code = page.waitForRequest(/\/assets\/MoviePage-.*\.js/);
  await page.route(/\/assets\/MoviePage-.*\.js/, () => undefined);
  await page.getByRole('link', { name: /Platform 3B/ }).press('Enter');
  await code;
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(121_000);
  await reloaded;
  const failure = page.getByRole('heading', { name: 'This page could not be loaded' });
  await advanceClockUntil(page, failure, 150);
});

test.describe('third parties unreachable', () => {
  test.use({ thirdPartiesReachable: false });

  test('without YouTube the player links to it and can be closed', async ({
    page,
    expectLogged,
  }) => {
    expectLogged(/Failed to load resource|ERR_/);
    await page.goto('/videos');
    const refused = page.waitForEvent('requestfailed', (request) => /youtube/.test(request.url()));
    await page.getByRole('button', { name: /^Play/ }).first().press('Enter');
    await refused;
    const player = page.getByRole('dialog');
    await expect(player.getByRole('link', { name: /YouTube/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
    );
    await page.keyboard.press('Escape');
    await expect(player).toBeHidden();
    await expect(page).toHaveURL('/videos');
  });

  test('without Google Maps the address, phone and link remain', async ({ page, expectLogged }) => {
    expectLogged(/Failed to load resource|ERR_/);
    const refused = page.waitForEvent('requestfailed', (request) => /google/.test(request.url()));
    await page.goto('/contact');
    await page.getByRole('link', { name: /Open in Google Maps/ }).scrollIntoViewIfNeeded();
    await refused;
    await expect(page.locator('iframe')).toBeAttached();
    const main = page.getByRole('main');
    await expect(
      main.getByText(CONTACT_SETTINGS.address.split('\n').at(-2) ?? '').first(),
    ).toBeAttached();
    await expect(main.getByRole('link', { name: /^\+91/ })).toBeAttached();
    await expect(main.getByRole('link', { name: /Open in Google Maps/ })).toBeAttached();
  });
});

test(
  'hostile and very long messages are shown as text, inside their card',
  { tag: '@sizes' },
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
