import { expect, open, test } from './support/fixtures';
import { layoutShift, observeLayoutShifts } from './support/layout-shift';
import { database } from './support/test-data';
import { NO_END } from '../../src/firebase/entries/unpublished';

test('an announcement is on the site from its time on, with nobody there, and nowhere before', async ({
  page,
}) => {
  const title = `The moon rises ${Date.now()}`;
  const stored = page.getByRole('heading', { name: 'The moving cinema is back' });
  const begin = Date.now();
  await open(page, '/announcements');
  await expect(stored).toBeVisible();
  // Long enough for a second view of the page before it.
  const aheadMs = 3_000 + 3 * (Date.now() - begin);
  const scheduled = database.doc(`unpublished/announcement:${Date.now()}`);
  const publishAt = new Date(Date.now() + aheadMs);
  await scheduled.set({
    path: 'Movies/Announcements',
    entry: { title, description: 'Over the harbour.' },
    publishAt,
    until: NO_END,
    saved: new Date(),
  });
  try {
    const early: Promise<string>[] = [];
    page.on('response', (response) => {
      if (Date.now() >= publishAt.getTime()) return;
      early.push(response.text().catch(() => ''));
    });
    await open(page, '/announcements');
    await expect(stored).toBeVisible();
    const texts = await Promise.all(early);
    expect(texts.some((text) => text.includes('The moving cinema is back'))).toBe(true);
    expect(texts.filter((text) => text.includes(title))).toEqual([]);

    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(Date.now()).toBeGreaterThanOrEqual(publishAt.getTime());
    // The page with the most lists: nothing of it moves when a due entry is among them.
    await observeLayoutShifts(page);
    await open(page, '/');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
  } finally {
    await scheduled.delete();
  }
});
