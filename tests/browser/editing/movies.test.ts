import { photo, uniqueText } from '../support/files';
import { expect, open, test } from '../support/fixtures';
import { database } from '../support/test-data';

test.use({ isSignedIn: true });

const moviesTitled = async (title: string) =>
  (await database.collection('Movies/Upcoming/Movies').where('title', '==', title).get()).docs;

test('a movie with all its fields, and what visitors see of it', async ({ page }) => {
  const title = uniqueText('Ebb');
  await page.goto('/uploadMovie');
  for (const [label, text] of [
    ['Movie Title', title],
    ['Movie Description', 'The water goes, and does not return.'],
    ['Genre', 'Drama'],
    ['Release Date', '2027-01-15'],
    ['Director', 'Anu Varghese'],
    ['Writer(s)', 'Deepa Menon'],
    ['Actor(s)', 'Bobby, ചിത്ര'],
    ['Language', 'Malayalam'],
    ['Certificate', 'U/A'],
    ['Runtime', '128'],
    ['Ticket Link', 'https://tickets.example.com/ebb'],
    ['Trailer Link', 'https://youtu.be/abcdefghijk'],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByLabel('Movie Image').setInputFiles(await photo());
  await page.getByRole('button', { name: 'Upload Movie' }).click();
  await expect(page.getByText('Movie uploaded successfully!')).toBeVisible();
  const [stored] = await moviesTitled(title);
  expect(stored?.data()).toMatchObject({ Genre: 'Drama', runtime: 128, status: 'Upcoming' });

  await open(page, `/movie/${stored?.id}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  for (const words of ['Drama', 'Anu Varghese', 'Deepa Menon', 'Bobby, ചിത്ര', 'Malayalam']) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
});
