import { anAdmin, database, signInAs } from './backstage';
import { expectInTime, FAULTS, LOGGED } from './faults';
import { expect, open, sidewaysScroll, test } from './fixtures';

// What is not the database's fault: the browser's own storage, other sites, the site's own code,
// the session, and what people write.

test(
  'a browser that keeps nothing shows the site, and nobody is signed in',
  { tag: '@desktop' },
  async ({ page, expectLogged }) => {
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
    await expectInTime(page, page.getByRole('heading', { name: 'Welcome to Nilavu Pictures' }));
    await expect(page).toHaveURL('/');
  },
);

test(
  'a session that cannot be renewed loses nothing that was typed',
  { tag: '@desktop' },
  async ({ page, expectLogged }) => {
    expectLogged(LOGGED);
    const renewal = /securetoken\.googleapis\.com/;
    const title = `Renewed ${Date.now()}`;
    await page.clock.install();
    await signInAs(page, await anAdmin());
    await page.goto('/upload');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('Of a test.');
    await page.getByLabel('YouTube URL').fill('https://youtu.be/abcdefghijk');
    await page.clock.fastForward('01:05:00');

    const failure = page.getByText('Error uploading video. Try again.');
    for (const name of ['answers 503', 'refuses connections', 'stays silent'] as const) {
      const fault = FAULTS[name];
      if (!fault) throw new Error(`There is no fault that ${name}`);
      await page.unroute(renewal);
      await page.route(renewal, fault);
      await page.getByRole('button', { name: 'Upload Video' }).press('Enter');
      await expectInTime(page, failure);
      await expect(page.getByLabel('Title')).toHaveValue(title);
      await page.getByRole('button', { name: 'close' }).first().press('Enter');
      await expect(failure).toHaveCount(0);
    }

    await page.unroute(renewal);
    await page.getByRole('button', { name: 'Upload Video' }).press('Enter');
    await expectInTime(page, page.getByText('Video uploaded successfully!'));
    const { docs } = await database.collection('videos').where('title', '==', title).get();
    expect(docs).toHaveLength(1);
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  },
);

test(
  'code that never arrives is given up after two minutes',
  { tag: '@desktop' },
  async ({ page, expectLogged }) => {
    expectLogged(/ChunkError|TimeoutError/);
    await page.clock.install();
    await open(page, '/movies');
    const code = page.waitForRequest(/\/assets\/MoviePage-.*\.js/);
    await page.route(/\/assets\/MoviePage-.*\.js/, () => undefined);
    await page.getByRole('link', { name: /Platform 3B/ }).press('Enter');
    await code;
    await page.clock.runFor(121_000);
    await page.waitForEvent('load');
    await page.clock.runFor(121_000);
    await expect(
      page.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeAttached();
  },
);

test(
  'without YouTube the player closes again, and leads there',
  { tag: '@desktop' },
  async ({ page, expectLogged }) => {
    expectLogged(/Failed to load resource|ERR_/);
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.abort());
    await page.goto('/videos');
    await page.getByRole('button', { name: /^Play/ }).first().press('Enter');
    const player = page.getByRole('dialog');
    await expect(player.getByRole('link', { name: /YouTube/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
    );
    await page.keyboard.press('Escape');
    await expect(player).toBeHidden();
    await expect(page).toHaveURL('/videos');
  },
);

test(
  'without Google Maps address, phone and link stay',
  { tag: '@desktop' },
  async ({ page, expectLogged }) => {
    expectLogged(/Failed to load resource|ERR_/);
    await page.route('https://www.google.com/**', (route) => route.abort());
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Show the map' }).press('Enter');
    await expect(page.locator('iframe')).toBeAttached();
    const main = page.getByRole('main');
    await expect(main.getByText(/Kochi, Kerala/).first()).toBeAttached();
    await expect(main.getByRole('link', { name: /^\+91/ })).toBeAttached();
    await expect(main.getByRole('link', { name: /Open in Google Maps/ })).toBeAttached();
  },
);

test('a message stays text, and inside its card, whatever is in it', async ({ page }) => {
  const name = `Mallory ${Date.now()}`;
  const words = [
    '<img src=x onerror="document.title=1"> =cmd() \u202e\u200f',
    'W'.repeat(500),
    'നിലാവ് '.repeat(60),
    '🌙'.repeat(200),
  ].join('\n');
  const message = database.collection('contactMessages').doc();
  await message.set({
    name,
    email: `${'m'.repeat(200)}@example.test`,
    message: words,
    timestamp: new Date(),
  });
  await signInAs(page, await anAdmin());
  await page.goto(`/admin/contact?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article', { name }).getByText('<img src=x onerror=')).toBeAttached();
  await expect(page).toHaveTitle(/^Contact messages/);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await message.delete();
});
