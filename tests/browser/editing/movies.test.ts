import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { anAdmin, database, startSessionAs } from '../support/test-data';
import { storedFiles } from '../../support/stored-files';
import { photo, uniqueText } from '../support/files';
import { expect, open, test } from '../support/fixtures';

test.beforeEach(async ({ page }) => startSessionAs(page, await anAdmin()));

const moviesTitled = async (title: string) =>
  (await database.collection('Movies/Upcoming/Movies').where('title', '==', title).get()).docs;

/** Uploads a movie and checks that it is stored. */
async function uploadMovie(page: Page, address = '/admin/movies') {
  const title = uniqueText('Tides');
  const file = await photo();
  await page.goto(address);
  await page.getByLabel('Movie Title').fill(title);
  await page.getByLabel('Movie Description').fill('A lighthouse keeper counts the boats.');
  await page.getByLabel('Movie Image').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload Movie' }).click();
  await expect(page.getByText('Movie uploaded successfully!')).toBeVisible();
  const [stored, ...others] = await moviesTitled(title);
  expect(others).toEqual([]);
  return { title, file, stored, card: page.getByRole('article', { name: title }) };
}

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

test('the button of a form that was begun stays in view, and hides nothing that has the focus', async ({
  page,
}) => {
  await page.goto('/admin/movies');
  const send = page.getByRole('button', { name: 'Upload Movie' });
  const title = page.getByLabel('Movie Title');
  await title.focus();
  await expect(send).not.toBeInViewport();
  await title.fill(uniqueText('Tides'));
  await expect(send).toBeInViewport();

  const buttonTop = () => send.evaluate((element) => element.getBoundingClientRect().top);
  for (const label of ['Genre', 'Runtime', 'Trailer Link']) {
    const field = page.getByLabel(label);
    await field.focus();
    const bottom = await field.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom, label).toBeLessThanOrEqual(await buttonTop());
  }
});

test('a movie whose status is switched is shown under Released', async ({ page }) => {
  const { title, card, stored } = await uploadMovie(page);
  await card.getByRole('button', { name: 'Mark as Released' }).click();
  await expect(page.getByText('Movie status updated!')).toBeVisible();
  expect((await stored?.ref.get())?.data()).toMatchObject({ status: 'Released' });
  await open(page, '/movies?status=Released');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await open(page, '/movies?status=Upcoming');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

/** Whether the file of a picture has arrived. */
const isLoaded = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;

test('a replaced image is in the history, from where it can be restored', async ({ page }) => {
  const { card, file, stored } = await uploadMovie(page);
  const before = stored?.get('img');
  const other = await photo();
  await card.getByLabel('Replace image').setInputFiles(other);
  await expect(page.getByText('Movie image updated successfully!')).toBeVisible();
  const after = (await stored?.ref.get())?.get('img');
  expect(after).not.toBe(before);
  expect((await fetch(after)).ok).toBe(true);
  // Those of the old one are kept for its history.
  expect(await storedFiles(`movies/${file.stem}`)).toHaveLength(3);
  expect(await storedFiles(`movies/${other.stem}`)).toHaveLength(3);

  await card.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  const change = page.getByRole('article');
  await expect(change.getByRole('img')).toHaveCount(2);
  await expect.poll(() => change.getByRole('img').first().evaluate(isLoaded)).toBe(true);
  await change.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Restored.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect((await stored?.ref.get())?.get('img')).toBe(before);
});

test('the link preview of a movie is a small JPEG, redrawn for a new title', async ({ page }) => {
  const { title, card, stored } = await uploadMovie(page);
  const shareOf = async () => String((await stored?.ref.get())?.get('picture.share'));
  const first = await shareOf();
  expect(decodeURIComponent(first)).toMatch(/movies\/tides-[a-z0-9-]+-1200[.]jpg/);
  const file = await fetch(first);
  expect(file.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.length).toBeLessThan(300_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });

  await card.getByRole('link', { name: 'Edit' }).click();
  // The form for a new movie is still there until the edit page has loaded.
  const form = page.getByRole('form', { name: `Edit ${title}` });
  await form.getByLabel('Movie Title').fill(`${title} തിര`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Movie updated successfully!')).toBeVisible();
  const second = await shareOf();
  expect(second).not.toBe(first);
  expect((await fetch(second)).ok).toBe(true);
  // Kept for the history.
  expect((await fetch(first)).ok).toBe(true);
});

test('a missing link preview is made from the list, of the poster in the storage', async ({
  page,
}) => {
  const { stored } = await uploadMovie(page);
  await stored?.ref.update({ 'picture.share': FieldValue.delete() });
  await page.reload();
  await page.getByRole('button', { name: 'Make missing share pictures' }).click();
  await expect(page.getByRole('group', { name: 'Share pictures' })).toContainText(/made\./);
  expect((await stored?.ref.get())?.get('picture.share')).toContain('-1200.jpg');
});

test('a movie is found by search, edited, and deleted', async ({ page }) => {
  const { title, card, file, stored } = await uploadMovie(page);
  await page.goto(`/admin/movies?search=${encodeURIComponent(title)}`);
  await card.getByRole('link', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: `Edit ${title}` });
  await form.getByLabel('Genre').fill('Comedy');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Movie updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  expect((await stored?.ref.get())?.data()).toMatchObject({ title, Genre: 'Comedy' });

  await card.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this movie?' });
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Movie deleted successfully!')).toBeVisible();
  await expect(page.getByText('No movies available.')).toBeVisible();
  expect((await stored?.ref.get())?.exists).toBe(false);
  expect(await storedFiles(`movies/${file.stem}`)).toHaveLength(3);
});

test('two administrators edit one movie: the second sees the conflict and loses no change', async ({
  page,
}) => {
  const { stored } = await uploadMovie(page);
  await page.goto(`/admin/movies/${stored?.id}`);
  await page.getByLabel('Genre').fill('Comedy');
  await stored?.ref.update({ Director: 'Somebody Else', Genre: 'Tragedy' });
  await page.getByRole('button', { name: 'Save' }).click();
  const news = page.getByRole('region', { name: 'Changed by somebody else' });
  await expect(news).toBeFocused();
  await expect(news).toContainText('Genre: Tragedy');
  expect((await stored?.ref.get())?.data()).toMatchObject({ Genre: 'Tragedy' });
  await expect(page.getByLabel('Director')).toHaveValue('Somebody Else');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Movie updated successfully!')).toBeVisible();
  expect((await stored?.ref.get())?.data()).toMatchObject({
    Genre: 'Comedy',
    Director: 'Somebody Else',
  });
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
