import { photo, uniqueText } from '../support/files';
import { expect, open, test } from '../support/fixtures';
import { database } from '../support/test-data';

test.use({ isSignedIn: true });

const DAY_MS = 24 * 60 * 60 * 1000;

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

test('a draft is restored after the page was closed, until it is discarded', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const title = uniqueText('Half');
  await page.goto('/admin/movies');
  await page.getByLabel('Movie Title').fill(title);
  await page.reload();
  await expect(page.getByLabel('Movie Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByLabel('Movie Title')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Movie Title')).toHaveValue('');
});

test('on a phone a film is scheduled, listed with its time, published, and seen by visitors', async ({
  page,
}) => {
  const title = uniqueText('Mazha');
  await page.goto('/admin/movies');
  await page.getByLabel('Movie Title').fill(title);
  await page.getByLabel('Movie Description').fill('Rain.');
  await page.getByLabel('Movie Image').setInputFiles(await photo());
  await expect(page.getByText(/^Ready/)).toBeVisible();
  const id = await page.getByLabel('Address').inputValue();

  // Three days from now, whatever the time zone of the machine.
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await page.getByLabel(/^Publish on/).tap();
  await page.getByLabel('Date and time').fill(`${day}T18:00`);
  await expect(
    page.getByRole('status').filter({ hasText: /18:00 \(.+\), in [234] days/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Schedule' }).tap();
  await expect(page.getByText(/^Scheduled: .+, 18:00\.$/)).toBeVisible();
  expect((await database.doc(`unpublished/movie:${id}`).get()).data()).toMatchObject({
    path: `Movies/Upcoming/Movies/${id}`,
    entry: { title },
  });
  await open(page, `/movie/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);

  await page.goto('/admin/coming');
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText(/, 18:00, in [234] days/);
  await expect(card.locator('img')).toBeVisible();
  const days = page.getByRole('list', { name: /^What is published in/ });
  await expect(days.getByRole('link', { name: `18:00 ${title}` })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();

  await card.getByRole('button', { name: 'Publish now' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).tap();
  await expect(page.getByText(`Published: ${title}`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await open(page, `/movie/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
