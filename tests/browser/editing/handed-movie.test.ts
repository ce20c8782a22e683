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

const HOSTILE = [
  '</script><script>document.title = "run"</script>',
  '<img src=x onerror="document.title = \'run\'">',
  '<!--<script>--> $& \u2028 {"a":1}',
];

for (const title of HOSTILE) {
  test(`the title and text ${JSON.stringify(title)} are shown as text`, async ({ page }) => {
    const movie = await aStoredMovie(title);
    const served = await page.request.get(`/movie/${movie.id}`);
    expect(await served.text()).toContain('<script type="application/json"');
    await hold(page, DATABASE);
    await open(page, `/movie/${movie.id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(page.getByText(title).last()).toBeVisible();
    await expect(page).toHaveTitle(/Nilavu Pictures/);
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await movie.delete();
  });
}
