import { expect, open, test } from './fixtures';

test('a visitor goes from the landing page to the movies and to a movie', async ({ page }) => {
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
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/movies?status=Released');
  await expect(page.getByRole('link', { name: /Tea for the Dead/ })).toBeVisible();
});

test('a video opens over the landing page; button, Escape and Back close it', async ({ page }) => {
  await open(page, '/');
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
});

test('the splash lifts 2000 ms after it was painted, whatever is still loading', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const splash = page.locator('#splash');
  await expect(splash).toBeVisible();

  // The animation's clock starts with the first frame that shows it.
  const delay = await splash.evaluate(
    (element) => element.getAnimations()[0]?.effect?.getTiming().delay,
  );
  expect(delay).toBe(2000);
  await expect(splash).toBeHidden();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
});

test('the site mounts and reads its data underneath the splash', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#splash').evaluate((splash) => {
    for (const lift of splash.getAnimations()) lift.pause();
  });
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeAttached();
  await expect(page.locator('#splash')).toBeVisible();
});

test('the hero turns by itself and stops for good when asked to', async ({ page }) => {
  await open(page, '/');
  const hero = page.getByRole('group', { name: 'Films' });
  await expect(hero.getByRole('heading', { name: 'തിരയുടെ വീട്' })).toBeVisible();
  await expect(hero.getByRole('heading', { name: 'Matinee at Sreekala' })).toBeVisible({
    timeout: 10_000,
  });

  await hero.getByRole('button', { name: 'Pause' }).click();
  await hero.getByRole('button', { name: 'Next banner' }).click();
  await expect(hero.getByRole('heading', { name: 'Welcome to Nilavu Pictures' })).toBeVisible();
  await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the hero grows with its words, above its controls', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Welcome' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const film = hero.getByRole('link', { name: 'About the film' }).first();
  const next = hero.getByRole('button', { name: 'Next banner' });
  const room = async () => {
    const [words, controls] = await Promise.all([film.boundingBox(), next.boundingBox()]);
    return words && controls && controls.y - words.y - words.height;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('a carousel off the screen stands still', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const carousel = page.getByRole('group', { name: 'Latest videos' });
  const shown = carousel.locator('.swiper-slide:not([inert]) h3');
  const first = (await shown.textContent()) ?? '';
  await page.clock.runFor('00:20');
  await expect(shown).toHaveText(first);

  await carousel.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor('00:06');
    expect(await shown.textContent()).not.toBe(first);
  }).toPass();
});

test('nothing moves by itself where motion is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('the menu of a small screen leads on and closes', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movies' }).tap();
  await expect(page).toHaveURL('/movies');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
