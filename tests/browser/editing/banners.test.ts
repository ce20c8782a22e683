import { photo, uniqueText } from '../support/files';
import { expect, open, test } from '../support/fixtures';
import { database } from '../support/test-data';

test.use({ isSignedIn: true });

const banners = database.collection('hero-banners');

const titled = async (title: string) => (await banners.where('title', '==', title).get()).docs;

test('a banner that links to a movie is shown to visitors and can be edited', async ({ page }) => {
  const title = uniqueText('Monsoon');
  await page.goto('/admin');
  await page.getByLabel('Pictures').setInputFiles(await photo());
  await page.getByLabel(/^Title/).fill(title);
  await page.getByLabel(/^Line/).fill('Rain, at last.');
  await page.getByLabel(/^Link/).fill('/movies');
  await page.getByRole('button', { name: 'Add New Banner' }).click();
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText(/^On the landing page/)).toBeVisible();

  await open(page, '/');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Rain, at last.')).toBeVisible();

  await page.goto('/admin');
  await card.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Edit banner' });
  await form.getByLabel(/^Line/).fill('Rain, and more of it.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Rain, and more of it.')).toBeVisible();
  const [stored] = await titled(title);
  expect(stored?.data()).toMatchObject({ line: 'Rain, and more of it.', link: '/movies' });
  await stored?.ref.delete();
});
