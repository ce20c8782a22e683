import { FieldValue } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { database } from '../../../browser/support/test-data';
import { uniqueText } from '../../../browser/support/files';
import { accessibilityViolations } from '../../../browser/support/accessibility';
import { expect, horizontalOverflow, test } from '../../../browser/support/fixtures';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
test.use({ isSignedIn: true });

const GENRES = { a: 'Drama', b: 'Comedy / Drama', c: undefined } as const;

/** Stores three movies, of which one has no genre. Returns their titles, and what reads their genres. */
async function storeMovies(common: string) {
  const titles = Object.keys(GENRES).map((name) => `${common} ${name}`);
  const collection = database.collection('Movies/Released/Movies');
  const movies = await Promise.all(
    Object.values(GENRES).map((genre, at) =>
      collection.add({
        title: titles[at],
        description: 'A boat.',
        status: 'Released',
        ...(genre && { Genre: genre }),
        timestamp: FieldValue.serverTimestamp(),
      }),
    ),
  );
  const genres = () =>
    Promise.all(movies.map(async (movie) => (await movie.get()).data()?.['Genre']));
  return { titles, genres };
}

async function expectAccessible(page: Page) {
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
}

test('on a phone, several films get a genre, which is then renamed in all of them, and both are undone', async ({
  page,
}) => {
  const { titles, genres } = await storeMovies(uniqueText('Tides'));
  const wrong = uniqueText('Thiller');
  const right = uniqueText('Thriller');
  const dialog = page.getByRole('dialog');

  await page.goto('/admin/movies');
  for (const title of titles) {
    await page.getByRole('article', { name: title }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Change a field' }).tap();
  await dialog.getByRole('combobox', { name: /^Genre/ }).fill(wrong);
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  const change = dialog.getByRole('button', { name: 'Change 3 movies' });
  await change.tap();
  await expect(page.getByText('3 movies are changed (Genre).', { exact: true })).toBeVisible();
  expect(await genres()).toEqual([wrong, wrong, wrong]);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('3 movies are as before.', { exact: true })).toBeVisible();
  expect(await genres()).toEqual(Object.values(GENRES));
  await page.getByRole('button', { name: 'Change a field' }).tap();
  await dialog.getByRole('combobox', { name: /^Genre/ }).fill(wrong);
  await change.tap();
  await expect(page.getByText('3 movies are changed (Genre).', { exact: true })).toBeVisible();

  await page.goto(`/admin/names?search=${wrong}`);
  await page.getByRole('button', { name: 'Rename' }).tap();
  await dialog.getByLabel('New name').fill(right);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rename in 3 films' }).tap();
  await expect(page.getByText(/^3 films are changed from/)).toBeVisible();
  expect(await genres()).toEqual([right, right, right]);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('3 films are as before.', { exact: true })).toBeVisible();
  expect(await genres()).toEqual([wrong, wrong, wrong]);
});

test('what is typed is completed by the keyboard alone, and the form is not sent', async ({
  page,
}) => {
  const { titles } = await storeMovies(uniqueText('Ebb'));
  const genre = uniqueText('Musical');
  await page.goto('/admin/movies');
  await page
    .getByRole('article', { name: titles[0] ?? '' })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Change a field' }).tap();
  const field = page.getByRole('dialog').getByRole('combobox', { name: /^Genre/ });
  await field.fill(genre);
  await page.keyboard.press('Enter');
  await expect(page.getByText('One movie is changed (Genre).', { exact: true })).toBeVisible();

  const typed = page.getByRole('combobox', { name: /^Genre/ });
  await typed.fill(`Drama, ${genre.slice(0, -2)}`);
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('option')).toHaveText([`${genre}One film`]);
  await typed.press('ArrowDown');
  await expectAccessible(page);
  await typed.press('Enter');
  await expect(typed).toHaveValue(`Drama, ${genre}`);
  await expect(typed).toBeFocused();
});
