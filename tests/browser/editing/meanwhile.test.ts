import { DATABASE, expect, open, test } from '../support/fixtures';
import { hold } from '../support/held-requests';
import { anAdmin, anOldMovie, database, startSessionAs } from '../support/test-data';

// What somebody else has done meanwhile.

const REFUSALS = /Failed to load resource|FirebaseError|Firestore|EntryNotFoundError/;

test('after the role is removed, the next write is refused and the admin area closes', async ({
  page,
  expectLogged,
}) => {
  expectLogged(REFUSALS);
  const [admin, movie] = await Promise.all([anAdmin(), anOldMovie()]);
  await startSessionAs(page, admin);
  await page.goto(movie.adminAddress);
  const card = page.getByRole('article', { name: movie.title });
  await expect(card).toBeVisible();

  await admin.removeRole();
  await card.getByRole('button', { name: 'Mark as Upcoming' }).press('Enter');
  await expect(page).toHaveURL('/');
  expect(await movie.stored()).toMatchObject({ status: 'Released' });
  await page.goto(movie.adminAddress);
  await expect(page).toHaveURL('/');
  await movie.remove();
});

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
