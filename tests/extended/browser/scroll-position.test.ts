// product 2.13.
import { expect, open, test, untilAtRest, WHILE_LOADING } from '../../browser/support/fixtures';
import { beginsOnFirstScreen } from '../../browser/support/folded-forms';
import {
  expectSamePosition,
  position,
  reloadSlowly,
  scrollDown,
} from '../../browser/support/scrolling';

for (const address of ['/movies', '/movie/platform-3b', '/gallery']) {
  test(`${address} keeps its scroll position after a reload`, { tag: '@phone' }, ({ page }) =>
    expectSamePosition(page, address),
  );
}

test('a fresh load begins at the top, and Back restores the scroll position', async ({ page }) => {
  await open(page, '/movies');
  const before = await scrollDown(page);
  expect(before).toBeGreaterThan(500);
  await page.goto('/privacy');
  await page.goBack();
  await expect.poll(() => position(page)).toBe(before);
  await page.goto('/privacy');
  await open(page, '/movies');
  await untilAtRest(page);
  expect(await position(page)).toBe(0);
});

test('scrolling while a reloaded page loads is not overridden', async ({ page }) => {
  await open(page, '/movies');
  expect(await scrollDown(page)).toBeGreaterThan(500);
  const listPosition = page.waitForResponse(/list-position/, WHILE_LOADING);
  await reloadSlowly(page, async () => {
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => position(page)).toBe(0);
  });
  await expect(page.getByRole('main')).toContainText('Platform 3B');
  await untilAtRest(page);
  await listPosition;
  await expect.poll(() => position(page)).toBe(0);
});

test.describe('in the admin area', () => {
  test.use({ isSignedIn: true });

  test('the list of movies begins on the first screen without shifting, and its form fits the narrowest screen with large text', ({
    page,
  }) =>
    beginsOnFirstScreen(page, '/admin/movies', [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]));
});
