import { deferred } from '../../support/deferred';
import { partPlaces } from '../../browser/support/places';
import { addressOf, expect, open, test, untilReady, withText } from './firefox';

test('from the landing page to the movies, to a film, and back', async ({ newPage }) => {
  const page = await newPage();
  await open(page, '/');
  await untilReady(page);
  // By the keyboard: what loads above it moves the link meanwhile.
  const upcoming = await withText(page, 'a', 'All upcoming movies').waitHandle();
  await upcoming.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toBe('/movies?status=Upcoming');
  await page.locator('main a[href="/movie/platform-3b"]').click();
  await expect.poll(() => page.title()).toMatch(/^Platform 3B/);
  await withText(page, 'h1', 'Platform 3B').wait();
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => addressOf(page)).toBe('/movies?status=Upcoming');
  await page.locator('main a[href="/movie/platform-3b"]').wait();
});

for (const width of [360, 1440]) {
  test(`a film from a link is visible before any script, and does not move when scripts run (${width} px)`, async ({
    newPage,
  }) => {
    const page = await newPage(width);
    const scripts = deferred();
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) await scripts.promise;
      await request.continue();
    });
    // The document has loaded once its scripts have run.
    const isLoaded = open(page, '/movie/platform-3b');
    await page.locator('#view h1').wait();
    await page.locator('#splash').setVisibility('hidden').wait();
    await expect
      .poll(() => page.$eval('#root img[fetchpriority="high"]', (image) => image.complete))
      .toBe(true);
    // Before the document has loaded, Firefox says of each font alone that it is ready.
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
      .not.toContain('loading');
    const before = await page.evaluate(partPlaces);

    scripts.resolve();
    await isLoaded;
    await withText(page, 'button', 'Share').wait();
    await expect.poll(() => page.$('#view')).toBeNull();
    expect(await page.evaluate(partPlaces)).toEqual(before);
  });
}

test('a picture of the gallery opens, the keys show the next one, and Back closes it', async ({
  newPage,
}) => {
  const page = await newPage();
  await open(page, '/gallery');
  await untilReady(page);
  await page.locator('main li button').click();
  await page.locator('dialog[open] .image-gallery-slide').wait();
  const shown = () => page.$eval('dialog[open]', (dialog) => dialog.textContent);
  await expect.poll(shown).toContain('Picture 1 of');
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toContain('Picture 2 of');
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.$('dialog[open]')).toBeNull();
  expect(addressOf(page)).toBe('/gallery');
});

test('the search finds a film during typing, and opens it', async ({ newPage }) => {
  const page = await newPage();
  await open(page, '/about');
  await untilReady(page);
  await page.locator('[aria-label="Search"]').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('combobox');
  await page.keyboard.type('bus vaga');
  await page.locator('[role="option"]').wait();
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toBe('/search?q=bus+vaga');
  await page.locator('main a[href^="/movie/"]').click();
  await withText(page, 'h1', 'The Last Bus to Vagamon').wait();
});
