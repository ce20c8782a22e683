import { FieldValue } from 'firebase-admin/firestore';
import { database } from '../../../browser/support/test-data';
import { uniqueText } from '../../../browser/support/files';
import { accessibilityViolations } from '../../../browser/support/accessibility';
import { expect, horizontalOverflow, test, untilAtRest } from '../../../browser/support/fixtures';

test.use({ isSignedIn: true });

test(
  'a number of the homepage leads to the films that it counts, of which one is completed',
  { tag: '@phone' },
  async ({ page }) => {
    const title = uniqueText('Ebb');
    const genre = uniqueText('Genre');
    const stored = database.collection('Movies/Upcoming/Movies').doc();
    await stored.set({
      title,
      description: 'The water goes, and does not return.',
      Genre: genre,
      status: 'Upcoming',
      timestamp: FieldValue.serverTimestamp(),
    });

    await page.goto('/admin');
    await untilAtRest(page);
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

    expect((await stored.get()).get('ReleaseDate')).toBe('2027-01-15');
  },
);
