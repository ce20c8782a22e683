import { DATABASE, expect, open, test } from '../support/fixtures';
import { hold } from '../support/held-requests';
import { database } from '../support/test-data';

/** Stores a movie for one test. */
async function aStoredMovie(title: string) {
  const document = database.doc(`Movies/Released/Movies/handed-${Date.now()}`);
  await document.set({ title, description: title, status: 'Released', img: '' });
  return document;
}

test('a movie that is edited or deleted after its page was served is so when it has been shown', async ({
  page,
}) => {
  const movie = await aStoredMovie('As served');
  const reads = await hold(page, DATABASE);
  await open(page, `/movie/${movie.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'As served' })).toBeVisible();
  await expect.poll(reads.count).toBeGreaterThan(0);
  await movie.update({ title: 'As edited' });
  await reads.release();
  await expect(page.getByRole('heading', { level: 1, name: 'As edited' })).toBeVisible();

  const later = await hold(page, DATABASE);
  await open(page, `/movie/${movie.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'As edited' })).toBeVisible();
  await expect.poll(later.count).toBeGreaterThan(0);
  await movie.delete();
  await later.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Movie not found' })).toBeVisible();
});
