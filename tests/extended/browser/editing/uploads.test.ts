import type { Page } from '@playwright/test';
import { storedFiles } from '../../../support/stored-files';
import { photo, uniqueText } from '../../../browser/support/files';
import { expect, test } from '../../../browser/support/fixtures';
import { database } from '../../../browser/support/test-data';

test.use({ isSignedIn: true });
test.beforeEach(({ page }) => page.goto('/admin/gallery'));

const upload = (page: Page) => page.getByRole('button', { name: 'Add to the gallery' });

test('a photo of twelve megapixels is stored in three smaller widths', async ({ page }) => {
  const file = await photo({ width: 4000, height: 3000 });
  const title = uniqueText('Large');
  await page.getByLabel('Pictures').setInputFiles(file);
  await page.getByLabel(/^Title/).fill(title);
  await upload(page).click();
  await expect(page.getByText('Image added successfully!')).toBeVisible();
  expect(await storedFiles(`gallery/${file.stem}`)).toHaveLength(3);
  const { docs } = await database.collection('images').where('title', '==', title).get();
  const stored = docs[0]?.data();
  expect(stored).toMatchObject({ picture: { width: 1920, height: 1440 } });
  expect(Object.keys(stored?.['picture'].sizes)).toEqual(['480', '960']);
  const answer = await fetch(stored?.['img']);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300_000);
  await docs[0]?.ref.delete();
});

test('files of a tab that was closed before its entry was stored are deleted by the next visit', async ({
  page,
  context,
  expectLogged,
}) => {
  expectLogged(/Failed to load resource|FirebaseError|Firestore/);
  const file = await photo();
  await page.route(/documents:commit|\/documents\/images/, (route) => route.abort());
  await page.getByLabel('Pictures').setInputFiles(file);
  await upload(page).click();
  await expect.poll(() => storedFiles(`gallery/${file.stem}`)).toHaveLength(3);
  await expect(page.getByText('Error adding image!')).toBeVisible();
  // It may have been stored: the next attempt uses them.
  expect(await storedFiles(`gallery/${file.stem}`)).toHaveLength(3);
  const next = await context.newPage();
  await page.close();
  await next.goto('/admin/about');
  await expect.poll(() => storedFiles(`gallery/${file.stem}`)).toEqual([]);
});
