import { expect, open, test, untilAtRest } from './support/fixtures';

test(
  'one announcement is expanded at a time, and an address with its key expands it on another visit',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Explore Announcements »»' }).click();
    await expect(page).toHaveURL('/announcements');
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(
      8,
    );

    const cards = page.getByRole('listitem').filter({ has: page.getByText('Read More') });
    await cards.nth(0).getByRole('button', { name: 'Read More' }).click();
    await expect(page.getByRole('button', { name: 'Read Less' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Read More' }).last().click();
    await expect(page.getByRole('button', { name: 'Read Less' })).toHaveCount(1);

    const linked = page.getByRole('link', { name: 'The moving cinema is back on the road' });
    await linked.click();
    await expect(page).toHaveURL(/\/announcements\?announcement=item_\d{13}$/);
    // Before: a page that is left in the moment of its navigation is restored at its top.
    await expectLinked();
    await page.reload();
    await expectLinked();

    async function expectLinked() {
      const card = page.getByRole('listitem').filter({ has: linked });
      await expect(card.getByRole('button', { name: 'Read Less' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Read Less' })).toHaveCount(1);
      await expect(linked).toBeFocused();
      await expect(linked).toBeInViewport();
    }
  },
);

test(
  'a zoom of one picture does not apply to the next (product 8.5)',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/gallery');
    await page.getByRole('main').getByRole('list').getByRole('button').first().tap();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.locator('.image-gallery-slide')).not.toHaveCount(0);
    await untilAtRest(page);
    const scale = () => page.evaluate(() => window.visualViewport?.scale);
    const fingers = await page.context().newCDPSession(page);
    await fingers.send('Emulation.setPageScaleFactor', { pageScaleFactor: 3 });
    await expect.poll(scale).toBe(3);
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText(/^Picture 2 of/)).toBeAttached();
    await expect.poll(scale).toBe(1);
    // It can be enlarged, too, once the page is at rest.
    await expect
      .poll(async () => {
        await fingers.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
        return scale();
      })
      .toBe(2);
  },
);

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a swipe shows the next picture', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/gallery');
    await page.getByRole('main').getByRole('list').getByRole('button').first().tap();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByText(/^Picture 1 of/)).toBeAttached();
    await expect(lightbox.locator('.image-gallery-slide')).not.toHaveCount(0);
    await untilAtRest(page);

    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 350 }],
      });
    await touch('touchStart', 300);
    for (const x of [260, 200, 140, 80]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(lightbox.getByText(/^Picture 2 of/)).toBeAttached();
  });
});
