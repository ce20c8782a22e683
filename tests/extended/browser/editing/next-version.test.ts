import type { Page } from '@playwright/test';
import { expect, open, test, horizontalOverflow } from '../../../browser/support/fixtures';
import { accessibilityViolations } from '../../../browser/support/accessibility';
import { uniqueText } from '../../../browser/support/files';
import { anOldMovie } from '../../../browser/support/test-data';

test.use({ isSignedIn: true });

/** Begins the next version of a movie in its form, with another title. */
async function retitleInDraft(page: Page, { id }: { readonly id: string }, title: string) {
  await page.goto(`/admin/movies/${id}`);
  await page.getByRole('radio', { name: 'Save as draft' }).check();
  await page.getByLabel('Movie Title').fill(title);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(
    page.getByText('Saved as a draft version. Visitors see what was there before.'),
  ).toBeVisible();
}

test('a change of a published film waits as a draft, is compared, and seen once it is published', async ({
  page,
  browser,
}) => {
  const movie = await anOldMovie();
  const next = uniqueText('Director’s cut');
  const visitor = await (
    await browser.newContext({ storageState: { cookies: [], origins: [] } })
  ).newPage();
  await retitleInDraft(page, movie, next);
  await open(visitor, `/movie/${movie.id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(movie.title);

  await page.goto(movie.adminAddress);
  await page.getByRole('link', { name: 'Compare', description: movie.title }).click();
  const changes = page.getByRole('region', { name: 'What the version changes' });
  await expect(changes.getByRole('group', { name: 'Movie Title' })).toContainText(next);
  await expect(changes.getByRole('group')).toHaveCount(1);
  expect(await accessibilityViolations(page, false)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await horizontalOverflow(page)).toBe(0);

  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(`Published: ${next}`)).toBeVisible();
  expect(await movie.stored()).toMatchObject({ title: next, description: 'A test description.' });
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: next })).toBeVisible();
  await visitor.context().close();
  await movie.remove();
});
