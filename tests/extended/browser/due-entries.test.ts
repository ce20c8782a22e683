// product 29.10 and 29.11.
import { NO_END } from '../../../src/store/documents/unpublished';
import { expect, open, test, untilAtRest } from '../../browser/support/fixtures';
import { layoutShift, observeLayoutShifts } from '../../browser/support/layout-shift';
import { database } from '../../browser/support/test-data';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

test('an announcement appears on the site at its scheduled time without any visit to the admin area, and not before', async ({
  page,
}) => {
  const title = `The moon rises ${Date.now()}`;
  const scheduled = database.doc(`unpublished/announcement:${Date.now()}`);
  await scheduled.set({
    path: 'Movies/Announcements',
    entry: { title, description: 'Over the harbour.' },
    publishAt: new Date(Date.now() + DAY_MS),
    until: NO_END,
    saved: new Date(),
  });
  try {
    const early: Promise<string>[] = [];
    page.on('response', (response) => early.push(response.text().catch(() => '')));
    await open(page, '/announcements');
    await expect(page.getByRole('heading', { name: 'The moving cinema is back' })).toBeVisible();
    await untilAtRest(page);
    const texts = await Promise.all(early);
    expect(texts.some((text) => text.includes('The moving cinema is back'))).toBe(true);
    expect(texts.filter((text) => text.includes(title))).toEqual([]);

    // As if the day were over: the server's clock decides, and cannot be moved.
    await scheduled.update({ publishAt: new Date(Date.now() - MINUTE_MS) });
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    // The page with the most lists: nothing of it moves when a due entry is among them.
    await observeLayoutShifts(page);
    await open(page, '/');
    // Its view may be a minute old; a reload asks the database.
    await untilAtRest(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await untilAtRest(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
  } finally {
    await scheduled.delete();
  }
});
