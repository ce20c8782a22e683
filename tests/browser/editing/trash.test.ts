import { accessibilityViolations, expect, open, test } from '../support/fixtures';
import { anAdmin, anOldMovie, startSessionAs } from '../support/test-data';

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

test('what an edit replaced is brought back from the history of the film', async ({ page }) => {
  const movie = await anOldMovie();
  await startSessionAs(page, await anAdmin());
  await page.goto(`/admin/movies/${movie.id}`);
  await page.getByLabel('Movie Description').fill('Written too quickly.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Movie updated successfully!')).toBeVisible();
  await page.goto(`/admin/history?path=${encodeURIComponent(movie.path)}`);
  const change = page.getByRole('article').first();
  const field = change.getByRole('group', { name: 'Movie Description' });
  await expect(field).toContainText('Written too quickly.');
  await field.getByRole('button', { name: 'Restore' }).click();
  await expect
    .poll(async () => (await movie.stored())?.['description'])
    .toBe('A test description.');
  await movie.remove();
});
