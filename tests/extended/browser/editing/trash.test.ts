import { accessibilityViolations } from '../../../browser/support/accessibility';
import { expect, open, test } from '../../../browser/support/fixtures';
import { anAdmin, anOldMovie, startSessionAs } from '../../../browser/support/test-data';

test('a film that was deleted is restored from the trash, and the history says by whom and when', async ({
  page,
}) => {
  const movie = await anOldMovie();
  const admin = await anAdmin();
  await startSessionAs(page, admin);
  await page.goto(movie.adminAddress);
  const card = page.getByRole('article', { name: movie.title });
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  expect(await movie.stored()).toBeUndefined();
  await open(page, `/movie/${movie.id}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(movie.title);

  await page.goto('/admin/trash?kind=movie');
  await expect(card).toContainText(`by ${admin.email}`);
  await card.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(`Restored: ${movie.title}`)).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await movie.stored()).toMatchObject({ title: movie.title });
  await open(page, `/movie/${movie.id}`);
  await expect(page.getByRole('heading', { level: 1, name: movie.title })).toBeVisible();

  await page.goto('/admin/history');
  const mine = page.getByRole('group', { name: new RegExp(admin.email) });
  await expect(mine.getByRole('listitem').filter({ hasText: movie.title })).toHaveText([
    /Restored/,
    /Deleted/,
  ]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await movie.remove();
});
