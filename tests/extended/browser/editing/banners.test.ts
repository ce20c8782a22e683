import { expect, test, untilAtRest } from '../../../browser/support/fixtures';
import { database } from '../../../browser/support/test-data';

test.use({ isSignedIn: true });

const banners = database.collection('hero-banners');

test('a banner is dragged to the first place, and is the first for visitors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/admin');
  const cards = page.getByRole('list', { name: 'Current banners' }).getByRole('article');
  const titles = () => cards.getByRole('heading').allTextContents();
  await expect(cards.first()).toBeVisible();
  // What arrives above the list would move it below the pointer.
  await untilAtRest(page);
  const [first = '', second = '', ...others] = await titles();
  const handleOf = (title: string) =>
    cards.filter({ hasText: title }).getByRole('button', { name: /^Move / });

  for (const [dragged, passed] of [
    [second, first],
    [first, second],
  ] as const) {
    // Close to an edge the page would scroll.
    await handleOf(dragged).evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
    await handleOf(dragged).hover();
    await page.mouse.down();
    await handleOf(passed).hover();
    await expect.poll(titles).toEqual([dragged, passed, ...others]);
    await page.mouse.up();
    await expect
      .poll(async () => {
        const { docs } = await banners.orderBy('timestamp', 'desc').limit(1).get();
        return docs[0]?.get('title');
      })
      .toBe(dragged);
  }
});
