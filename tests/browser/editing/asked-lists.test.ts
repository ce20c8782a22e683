import { anAdmin, database, startSessionAs } from '../support/test-data';
import { photo, uniqueText } from '../support/files';
import { accessibilityViolations, expect, horizontalOverflow, test } from '../support/fixtures';

test.beforeEach(async ({ page }) => startSessionAs(page, await anAdmin()));

test(
  'a number of the homepage leads to the films that it counts, of which one is completed',
  { tag: '@phone' },
  async ({ page }) => {
    const title = uniqueText('Ebb');
    const genre = uniqueText('Genre');
    await page.goto('/uploadMovie');
    await page.getByLabel('Movie Title').fill(title);
    await page.getByLabel('Movie Description').fill('The water goes, and does not return.');
    await page.getByLabel('Genre').fill(genre);
    await page.getByLabel('Movie Image').setInputFiles(await photo());
    await page.getByRole('button', { name: 'Upload Movie' }).click();
    await expect(page.getByText('Movie uploaded successfully!')).toBeVisible();

    await page.goto('/admin');
    const incomplete = page.getByRole('region', { name: 'Incomplete' });
    await incomplete.getByText('Incomplete').tap();
    await incomplete.getByRole('link', { name: /without a release date$/ }).click();
    await expect(page).toHaveURL(/\/admin\/movies\?missing=date#list$/);
    await expect(page.getByRole('status').getByText('without a release date')).toBeVisible();

    const filter = page.getByRole('button', { name: /^Filter/ });
    await filter.click();
    // The form above has a field of that name.
    const choice = page.getByRole('combobox', { name: 'Genre' }).and(page.locator('select'));
    await choice.selectOption(`${genre} (1)`);
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(await accessibilityViolations(page)).toEqual([]);
    await filter.click();
    // Two rows: the filters by status, and search with the button of the fold.
    const tops = await page
      .getByRole('heading', { name: 'Current Movies' })
      .locator('..')
      .locator('nav, form, button')
      .evaluateAll((controls) =>
        controls.map((control) => Math.round(control.getBoundingClientRect().top)),
      );
    expect(new Set(tops).size).toBe(2);
    expect(await horizontalOverflow(page)).toBe(0);

    const asked = page.url();
    await page.getByRole('article', { name: title }).getByRole('link', { name: 'Edit' }).click();
    const edit = page.getByRole('form', { name: `Edit ${title}` });
    await edit.getByLabel('Release Date').fill('2027-01-15');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('No movies available.')).toBeVisible();
    await expect(
      page.getByText(`You asked for movies: without a release date, ${genre}.`),
    ).toBeVisible();
    expect(page.url()).toBe(asked);
    await page.getByRole('link', { name: 'Show all movies' }).click();
    await expect(page.getByRole('article', { name: title })).toContainText(
      `15 January 2027${genre}`,
    );
    await page.goBack();
    await expect(page.getByText('No movies available.')).toBeVisible();

    const movies = database.collection('Movies/Upcoming/Movies');
    const { docs } = await movies.where('title', '==', title).get();
    expect(docs[0]?.get('ReleaseDate')).toBe('2027-01-15');
  },
);
