// product 29.10, 29.13.
import { NO_END } from '../../../src/store/documents/unpublished';
import {
  expect,
  horizontalOverflow,
  open,
  test,
  untilAtRest,
} from '../../browser/support/fixtures';
import { layoutShift, observeLayoutShifts } from '../../browser/support/layout-shift';
import { anAdmin, anOldMovie, database, startSessionAs } from '../../browser/support/test-data';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

test('an announcement is on the site from its time on, with nobody there, and nowhere before', async ({
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
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await untilAtRest(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05);
  } finally {
    await scheduled.delete();
  }
});

test('a film gets an end on its card: visitors see it until then and not after, and it is a draft', async ({
  page,
  browser,
}) => {
  const movie = await anOldMovie();
  const visitor = await (await browser.newContext()).newPage();
  await startSessionAs(page, await anAdmin());
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(movie.adminAddress);
  const card = page.getByRole('article', { name: movie.title });
  await card.getByRole('button', { name: 'More', exact: true }).click();
  await card.getByRole('menuitem', { name: 'Set an end' }).click();
  const dialog = page.getByRole('dialog', { name: 'When does it leave the site?' });
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await dialog.getByLabel('Leaves the site on').fill(`${day}T23:59`);
  expect(await horizontalOverflow(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Set the end' }).click();
  // The line above the list says so as well, as soon as the list is read again.
  const message = page.getByRole('status').filter({ hasText: `: ${movie.title}` });
  await expect(message).toContainText('On the site until');
  await open(visitor, `/movie/${movie.id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(movie.title);

  await page.goto('/admin/coming');
  await expect(card).toContainText(/On the site until .+ 23:59, in [234] days/);
  // As if the three days were over: the server's clock decides, and cannot be moved.
  const entry = database.doc(`unpublished/movie:${movie.id}`);
  const until = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - MINUTE_MS);
  await entry.update({ until });
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(movie.title);
  await expect(visitor.getByText(movie.title)).toHaveCount(0);
  await page.reload();
  await expect(card).toContainText('Draft: it left the site on');
  await visitor.context().close();
  await entry.delete();
});
