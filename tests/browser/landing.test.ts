import type { Page } from '@playwright/test';
import { expect, open, setTextSize, test } from './support/fixtures';

test.use({ reducedMotion: 'no-preference' });

test(
  'a visitor goes from the landing page to the movies and to a movie',
  { tag: '@sizes' },
  async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 2, name: 'തിരയുടെ വീട്' })).toBeVisible();

    await page.getByRole('link', { name: 'All upcoming movies' }).click();
    await expect(page).toHaveURL('/movies?status=Upcoming');
    await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();

    await page.getByRole('link', { name: 'Released', exact: true }).click();
    await expect(page).toHaveURL('/movies?status=Released');
    await page.getByRole('link', { name: /Tea for the Dead/ }).click();

    await expect(page).toHaveURL('/movie/tea-for-the-dead');
    await expect(page.getByRole('heading', { level: 1, name: 'Tea for the Dead' })).toBeVisible();
    await expect(page).toHaveTitle(/^Tea for the Dead/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL('/movies?status=Released');
    await expect(page.getByRole('link', { name: /Tea for the Dead/ })).toBeVisible();
  },
);

test(
  'a video opens over the landing page; button, Escape and Back close it',
  { tag: '@sizes' },
  async ({ page }) => {
    // Otherwise the carousel moves on, and its first video is not the one that is shown.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.getByRole('heading', { name: 'Latest Videos' }).scrollIntoViewIfNeeded();
    const play = page.getByRole('button', { name: /^Play .*trailer/i }).first();
    const player = page.getByRole('dialog');

    await play.click();
    await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1$/,
    );
    await expect(page).toHaveURL(/\?video=/);
    await page.getByRole('button', { name: 'Close video' }).click();
    await expect(player).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(play).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(player).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(player).toBeHidden();

    await play.click();
    await expect(player).toBeVisible();
    await page.goBack();
    await expect(player).toBeHidden();
    await expect(page).toHaveURL('/');
  },
);

/** Pauses the splash at its first frame, as a busy machine could check after its end. */
const pauseSplash = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#splash { animation-play-state: paused !important }');
    document.adoptedStyleSheets = [sheet];
  });

test('the splash ends 2000 ms after its first paint, even if nothing has loaded', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const splash = page.locator('#splash');

  // The animation starts with its first frame.
  const delay = await splash.evaluate(
    (element) => element.getAnimations()[0]?.effect?.getTiming().delay,
  );
  expect(delay).toBe(2000);
  await expect(splash).toBeHidden();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
});

test('the site mounts and reads its data during the splash', async ({ page }) => {
  await pauseSplash(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeAttached();
  await expect(page.locator('#splash')).toBeVisible();
});

test('the hero carousel plays automatically until it is paused', async ({ page, expectLogged }) => {
  // The clock passes the time limit of what is read meanwhile.
  expectLogged(/TimeoutError/);
  await page.clock.install();
  await open(page, '/');
  const hero = page.getByRole('group', { name: 'Films' });
  await expect(hero.getByRole('heading', { name: 'തിരയുടെ വീട്' })).toBeVisible();
  const titles = hero.locator('.swiper-slide:not([inert])').getByRole('heading');
  const shown = async () => (await titles.allTextContents()).join();
  const first = await shown();
  await expect(async () => {
    await page.clock.runFor('00:05');
    expect(await shown()).not.toBe(first);
  }).toPass();

  await hero.getByRole('button', { name: 'Pause' }).click();
  await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible();
  const paused = await shown();
  await page.clock.runFor('00:20');
  expect(await shown()).toBe(paused);
  // A press during a transition does nothing.
  await expect(async () => {
    await hero.getByRole('button', { name: 'Next banner' }).click();
    await expect.poll(shown, { timeout: 2_000 }).not.toBe(paused);
  }).toPass();
  await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible();
});

test(
  'the hero grows with its text, which does not overlap its controls',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/');
    const hero = page.getByRole('region', { name: 'Welcome' });
    await setTextSize(page, '200%');
    const movie = hero.getByRole('link', { name: 'About the film' }).first();
    const next = hero.getByRole('button', { name: 'Next banner' });
    const distance = async () => {
      const [link, controls] = await Promise.all([movie.boundingBox(), next.boundingBox()]);
      return link && controls && controls.y - link.y - link.height;
    };
    await expect.poll(distance).toBeGreaterThanOrEqual(0);
  },
);

test('a carousel outside the viewport does not play', async ({ page, expectLogged }) => {
  expectLogged(/TimeoutError/);
  await page.clock.install();
  await open(page, '/');
  const carousel = page.getByRole('group', { name: 'Latest videos' });
  // Its videos are read when it comes near.
  await page.getByRole('heading', { name: 'Latest Videos' }).scrollIntoViewIfNeeded();
  const shown = carousel.locator('.swiper-slide:not([inert]) h3');
  await expect(shown).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(carousel).not.toBeInViewport();
  const first = (await shown.textContent()) ?? '';
  await page.clock.runFor('00:20');
  await expect(shown).toHaveText(first);

  await carousel.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor('00:06');
    expect(await shown.textContent()).not.toBe(first);
  }).toPass();
});

test('nothing plays automatically with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('the menu of a small screen navigates and closes', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies' }).tap();
  await expect(page).toHaveURL('/movies');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('with forced colours, what is over the hero has a background of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await open(page, '/');
  for (const control of [
    page.getByRole('button', { name: 'Next banner' }),
    page.getByRole('link', { name: 'About the film' }).first(),
    page.getByRole('banner'),
  ]) {
    await expect(control).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});
