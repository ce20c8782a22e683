import { anAdmin, database, startSessionAs } from '../support/test-data';
import { storedFiles } from '../../support/stored-files';
import { photo, uniqueText } from '../support/files';
import { expect, open, test } from '../support/fixtures';

test.beforeEach(async ({ page }) => {
  await startSessionAs(page, await anAdmin());
  await page.goto('/admin/gallery');
});

const imagesTitled = async (title: string) =>
  (await database.collection('images').where('title', '==', title).get()).docs;

test('an image is added, edited, shown to visitors, deleted, and restored from the trash', async ({
  page,
}) => {
  const title = uniqueText('Nets');
  const file = await photo();
  await page.getByLabel('Pictures').setInputFiles(file);
  await page.getByLabel(/^What it shows/).fill('Nets at low tide');
  await page.getByLabel(/^Title/).fill(title);
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /added/ })).toBeVisible();
  const [stored] = await imagesTitled(title);
  expect(stored?.data()).toMatchObject({ picture: { alt: 'Nets at low tide' } });

  await page.goto(`/admin/gallery?search=${encodeURIComponent(title)}`);
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Edit' }).click();
  await page
    .getByRole('form', { name: /^Edit/ })
    .getByLabel(/^Subtitle/)
    .fill('Fort Kochi');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Fort Kochi')).toBeVisible();
  await open(page, `/gallery?picture=${encodeURIComponent(`images/${stored?.id}`)}`);
  await expect(page.getByRole('dialog')).toContainText('Fort Kochi');

  await page.goto(`/admin/gallery?search=${encodeURIComponent(title)}`);
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(title);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  expect(await imagesTitled(title)).toEqual([]);
  await page.goto('/admin/trash');
  await card.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(`Restored: ${title}`)).toBeVisible();
  expect(await imagesTitled(title)).toMatchObject([{ id: stored?.id }]);
  expect(await storedFiles(`gallery/${file.stem}`)).toHaveLength(3);
});

test('several images are added at once', async ({ page }) => {
  const stem = uniqueText('row');
  const names = [`${stem} a`, `${stem} b`, `${stem} c`];
  await page
    .getByLabel('Pictures')
    .setInputFiles(await Promise.all(names.map((name) => photo({ name }))));
  // They are put in order when they have been read.
  await expect(page.getByText(/^Ready/)).toHaveCount(3);
  for (const [position, name] of names.entries()) {
    await page
      .getByLabel(/^What it shows/)
      .nth(position)
      .fill(name);
  }
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /added/ })).toBeVisible();
  await page.goto(`/admin/gallery?search=${encodeURIComponent(stem)}`);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('an image of an older collection is edited in that collection', async ({ page }) => {
  const title = uniqueText('Old');
  const reference = database.doc(`films/old/images/${title.replaceAll(' ', '-')}`);
  const img = (await database.collection('images').limit(1).get()).docs[0]?.get('img');
  await reference.set({ img, title, subtitle: '', description: '' });
  await page.goto(`/admin/gallery?search=${encodeURIComponent(title)}`);
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: /^Edit/ });
  await form.getByLabel(/^Description/).fill('From before.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await reference.get()).get('description')).toBe('From before.');
  await reference.delete();
});
