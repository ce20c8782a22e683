import { DATABASE, expect, open, test } from '../../../browser/support/fixtures';
import { hold } from '../../../browser/support/held-requests';
import { database } from '../../../browser/support/test-data';

/** Stores a movie for one test. */
async function aStoredMovie(title: string) {
  const document = database.doc(`Movies/Released/Movies/handed-${Date.now()}`);
  await document.set({ title, description: title, status: 'Released', img: '' });
  return document;
}

const HOSTILE = [
  '</script><script>document.title = "run"</script>',
  '<img src=x onerror="document.title = \'run\'">',
  '<!--<script>--> $& \u2028 {"a":1}',
];

test('titles and texts that look like code are shown as text', async ({ page }) => {
  for (const title of HOSTILE) {
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
  }
});
