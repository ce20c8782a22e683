// product 13.8, 22.5.
import { accessibilityViolations } from '../../browser/support/accessibility';
import { aDraft } from '../../browser/support/drafts';
import {
  expect,
  horizontalOverflow,
  open,
  setTextSize,
  test,
  untilAtRest,
} from '../../browser/support/fixtures';
import { database } from '../../browser/support/test-data';

test.use({ isSignedIn: true });

test('"All" in the sidebar shows the heading of the list while the rest of the page loads', async ({
  page,
}) => {
  await open(page, '/admin/export');
  await page.getByRole('link', { name: 'All movies' }).click();
  await untilAtRest(page);
  const heading = page.getByRole('heading', { name: 'Current Movies' });
  await expect(heading).toBeFocused();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150);
});

const CHANGED = 'Movies/Upcoming/Movies/thirayude-veedu';

/** Stores an older version of a movie, with another title and picture. */
async function aChange() {
  const before = (await database.doc(CHANGED).get()).data();
  await database.doc('revisions/older').set({
    path: CHANGED,
    before: { ...before, title: 'Tide House', img: `${before?.['img']}&other` },
    by: 'anu.varghese@example.test',
    // Younger than what a visit purges.
    at: new Date(Date.now() - 86_400_000),
    files: 'kept',
  });
}

const AREAS = {
  // The other tabs are the editors of the pages below.
  'the homepage and movies': [
    '/admin',
    '/admin/movies?search=nothing-like-it',
    '/admin/movies/thirayude-veedu',
  ],
  'videos, events and the gallery': ['/admin/videos', '/admin/events', '/admin/gallery'],
  'banners and announcements': ['/admin/banners', '/add-announcement'],
  'the inbox': ['/admin/contact?tab=viewed', '/admin/contact?search=nothing-like-it'],
  'what is coming and was deleted': [
    '/admin/coming',
    '/admin/coming/nobody',
    '/admin/preview/movie%3Anobody',
    '/admin/trash',
  ],
  'the history': [
    '/admin/history',
    `/admin/history?path=${encodeURIComponent(CHANGED)}`,
    '/admin/history?path=site%2Fsettings',
  ],
  'the other pages': [
    '/admin/team',
    '/admin/about',
    '/admin/export',
    '/admin/import',
    '/admin/nothing',
  ],
};

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

for (const [area, addresses] of Object.entries(AREAS)) {
  test(`${area}: accessible and not wider than a small and a large screen`, async ({ page }) => {
    await aChange();
    for (const address of addresses) {
      await test.step(address, async () => {
        await open(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await untilAtRest(page);
        for (const screen of SCREENS) {
          await page.setViewportSize(screen);
          // Only the frame is another one on a large screen, and it is the same in an area.
          if (screen.width < 1000 || address === addresses[0]) {
            expect(await accessibilityViolations(page, screen.width < 1000)).toEqual([]);
          }
          await expect.poll(() => horizontalOverflow(page)).toBe(0);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        await setTextSize(page, '200%');
        await expect.poll(() => horizontalOverflow(page)).toBe(0);
      });
    }
  });
}

// Product 14.20.
test('"More" on a phone is at the lower edge, and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/admin/events');
  const more = page.getByRole('button', { name: 'More', exact: true }).first();
  await more.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Duplicate' })).toBeFocused();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box).toMatchObject({ x: 0, width: 360 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(menu).toHaveCount(0);

  await more.press('Enter');
  await page.keyboard.press('u');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(more).toBeFocused();
});

test('on a phone the page of a draft fills the width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const draft = await aDraft();
  await page.goto(draft.address);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: draft.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desktop' })).toHaveCount(0);
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBeGreaterThan(300);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await draft.remove();
});

test('the dialog fits into a narrow and a wide window', async ({ page }) => {
  await page.goto('/admin/events');
  await page.getByRole('button', { name: 'Choose a stored picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stored pictures' });
  const pictures = dialog.getByRole('listitem');
  await expect(pictures.first()).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    // Two beside each other on a phone.
    const [left, right] = await Promise.all(
      [0, 1].map((index) => pictures.nth(index).boundingBox()),
    );
    expect(right?.y).toBe(left?.y);
  }
});
