import {
  expect,
  horizontalOverflow,
  open,
  setTextSize,
  test,
} from '../../browser/support/fixtures';
import { database } from '../../browser/support/test-data';

test.use({ isSignedIn: true });

test('the calendar of what is coming fits a narrow screen with enlarged text', async ({ page }) => {
  const scheduled = database.doc('unpublished/video:scheduled-for-the-calendar');
  const entry = {
    title: 'A teaser',
    description: 'Of a film.',
    videoUrl: 'https://youtu.be/abcdefghijk',
  };
  const publishAt = new Date(Date.now() + 864_000_000);
  await scheduled.set({
    path: 'videos/scheduled-for-the-calendar',
    entry,
    publishAt,
    saved: new Date(),
  });
  try {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/admin/coming');
    await setTextSize(page, '200%');
    await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
    await expect.poll(() => horizontalOverflow(page)).toBe(0);
  } finally {
    await scheduled.delete();
  }
});
