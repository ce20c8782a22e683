import { database } from '../../../browser/support/test-data';
import { storedFiles } from '../../../support/stored-files';
import { photo, uniqueText } from '../../../browser/support/files';
import { expect, open, test } from '../../../browser/support/fixtures';

test.use({ isSignedIn: true });

const imagesTitled = async (title: string) =>
  (await database.collection('images').where('title', '==', title).get()).docs;

test('an image is added, edited, shown to visitors, deleted, and restored from the trash', async ({
  page,
}) => {
  const title = uniqueText('Nets');
  const file = await photo();
  await page.goto('/admin/gallery');
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
  expect(await storedFiles(`gallery/${file.stem}`)).toHaveLength(4);
});
