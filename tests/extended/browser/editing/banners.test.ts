import { photo, uniqueText } from '../../../browser/support/files';
import { expect, open, test, untilAtRest } from '../../../browser/support/fixtures';
import { database } from '../../../browser/support/test-data';

test.use({ isSignedIn: true });

const banners = database.collection('hero-banners');

test('a banner from a film has a picture of its own, which the film does not lose with it', async ({
  page,
}) => {
  await page.goto('/admin');
  const movie = (await database.doc('Movies/Upcoming/Movies/thirayude-veedu').get()).data();
  await page.getByRole('button', { name: 'Fill in from a film' }).click();
  await page.getByRole('combobox', { name: /^Film/ }).fill('thirayude');
  await page.getByRole('option').click();
  await page.getByRole('button', { name: 'Fill in what is blank' }).click();
  await expect(page.getByLabel(/^Link/)).toHaveValue('/movie/thirayude-veedu');
  await expect(page.getByText(/^Ready/)).toBeVisible();
  const title = uniqueText('From a film');
  await page.getByLabel(/^Title/).fill(title);
  await page.getByRole('button', { name: 'Add New Banner' }).click();

  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  for (const address of [movie?.['img'], movie?.['backdrop']?.src]) {
    expect((await fetch(address)).ok).toBe(true);
  }
});

test('a banner is dragged to the first place, and is the first for visitors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/admin');
  const cards = page.getByRole('list', { name: 'Current banners' }).getByRole('article');
  const titles = () => cards.getByRole('heading').allTextContents();
  await expect(cards.first()).toBeVisible();
  // What arrives above the list would move it below the pointer.
  await untilAtRest(page);
  const [first = '', second = '', ...others] = await titles();
  const handleOf = (title: string) =>
    cards.filter({ hasText: title }).getByRole('button', { name: /^Move / });

  for (const [dragged, passed] of [
    [second, first],
    [first, second],
  ] as const) {
    // Close to an edge the page would scroll.
    await handleOf(dragged).evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
    await handleOf(dragged).hover();
    await page.mouse.down();
    await handleOf(passed).hover();
    await expect.poll(titles).toEqual([dragged, passed, ...others]);
    await page.mouse.up();
    await expect
      .poll(async () => {
        const { docs } = await banners.orderBy('timestamp', 'desc').limit(1).get();
        return docs[0]?.get('title');
      })
      .toBe(dragged);
  }
});

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
