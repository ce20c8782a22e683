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
  expect(await storedFiles(`gallery/${file.stem}`)).toHaveLength(4);
  const { docs } = await database.collection('images').where('title', '==', title).get();
  const stored = docs[0]?.data();
  expect(stored).toMatchObject({ picture: { width: 1920, height: 1440 } });
  expect(Object.keys(stored?.['picture'].sizes)).toEqual(['480', '960']);
  const answer = await fetch(stored?.['img']);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300_000);
  await docs[0]?.ref.delete();
});
