// product 4.2, 4.10, 12.3.
import { expect, open, setTextSize, test } from '../../browser/support/fixtures';

test.use({ reducedMotion: 'no-preference' });

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

test('with forced colours, elements over the hero have a background', async ({ page }) => {
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
