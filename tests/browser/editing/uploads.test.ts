import type { Page } from '@playwright/test';
import { pngBytes } from '../../support/picture-bytes';
import { anAdmin, database, signInAs } from '../backstage';
import { storedFiles } from '../../support/stored-files';
import { photo, unique } from '../files';
import { expect, test } from '../fixtures';

test.beforeEach(async ({ page }) => {
  await signInAs(page, await anAdmin());
  await page.goto('/admin/gallery');
});

const FILES = /\/v0\/b\/[^/]+\/o/;
const upload = (page: Page) => page.getByRole('button', { name: 'Add to the gallery' });
const card = (page: Page, file: { readonly name: string }) =>
  page.getByRole('listitem').filter({ hasText: file.name });

for (const [what, name, buffer, words] of [
  ['a text with the name of a picture', 'words.png', Buffer.from('Words.'), /not a picture/],
  ['an empty file', 'empty.jpg', Buffer.alloc(0), 'This file is empty.'],
  ['a picture of far too many pixels', 'bomb.png', pngBytes(30_000, 30_000), /too many pixels/],
  ['a file of 41 MB', 'huge.jpg', Buffer.alloc(41_000_000, 1), /larger than 40 MB/],
  ['a drawing', 'logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /SVG/],
] as const) {
  test(`${what} is refused in plain words, and nothing is stored`, async ({ page }) => {
    const file = { name, mimeType: 'image/png', buffer: Buffer.from(buffer) };
    await page.getByLabel('Pictures').setInputFiles(file);
    await expect(card(page, file).getByText(words)).toBeVisible();
    await upload(page).click();
    await expect(page.getByText('Please choose a picture first.')).toBeVisible();
    expect(await storedFiles(`gallery/${name.split('.')[0]}`)).toEqual([]);
    await card(page, file).getByRole('button', { name: 'Remove' }).click();
    await expect(card(page, file)).toHaveCount(0);
  });
}

test('a photo of twelve megapixels is stored small, in three widths', async ({ page }) => {
  const file = await photo({ width: 4000, height: 3000 });
  const title = unique('Large');
  await page.getByLabel('Pictures').setInputFiles(file);
  await page.getByLabel(/^Title/).fill(title);
  await upload(page).click();
  await expect(page.getByText('Image added to the gallery.')).toBeVisible();
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

test('an upload that is refused leaves the form as it is, and can be tried again', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/Failed to load resource|FirebaseError|Firebase Storage/);
  const file = await photo();
  const title = unique('Refused');
  await page.getByLabel('Pictures').setInputFiles(file);
  await page.getByLabel(/^Title/).fill(title);
  await page.route(FILES, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { error: { code: 403, message: 'Denied' } } })
      : route.fallback(),
  );
  await upload(page).click();
  await expect(page.getByText('Error adding the image.')).toBeVisible();
  await expect(page.getByLabel(/^Title/)).toHaveValue(title);
  expect(await storedFiles(`gallery/${file.stem}`)).toEqual([]);

  await page.unroute(FILES);
  await card(page, file).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Image added to the gallery.')).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  const { docs } = await database.collection('images').where('title', '==', title).get();
  await docs[0]?.ref.delete();
});

test('an upload that does not get anywhere can be cancelled', async ({ page }) => {
  const file = await photo();
  await page.route(FILES, () => undefined);
  await page.getByLabel('Pictures').setInputFiles(file);
  await upload(page).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await card(page, file).getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, file).getByText('You stopped this upload.')).toBeVisible();
  await expect(upload(page)).toBeEnabled();
  expect(await storedFiles(`gallery/${file.stem}`)).toEqual([]);
});

test('an upload that stands still ends by itself, and says so', async ({ page, expectLogged }) => {
  expectLogged(/TimeoutError/);
  const file = await photo();
  await page.clock.install();
  await page.getByLabel('Pictures').setInputFiles(file);
  await expect(card(page, file).getByText(/^Ready/)).toBeVisible();
  await page.route(FILES, () => undefined);
  await upload(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(card(page, file).getByText(/came to a standstill/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('Error adding the image.')).toBeVisible();
  await expect(upload(page)).toBeEnabled();
});

test('an image that the database refuses leaves no file behind', async ({ page, expectLogged }) => {
  expectLogged(/Failed to load resource|FirebaseError|Firestore/);
  const file = await photo();
  await page.getByLabel('Pictures').setInputFiles(file);
  await page.getByLabel(/^Title/).fill(unique('Never'));
  await page.route(/documents:commit|\/documents\/images/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, status: 'INVALID_ARGUMENT' } } }),
  );
  await upload(page).click();
  await expect(page.getByText('Error adding the image.')).toBeVisible();
  await expect.poll(() => storedFiles(`gallery/${file.stem}`)).toEqual([]);
});
