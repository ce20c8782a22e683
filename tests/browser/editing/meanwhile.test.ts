import { expect, test } from '../support/fixtures';
import { anAdmin, anOldMovie, startSessionAs } from '../support/test-data';

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
