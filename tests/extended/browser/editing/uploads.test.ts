import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pngBytes } from '../../../support/picture-bytes';
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

/** The pauses between the client's attempts, and that before the tasks of a visit, are longer than a wait. */
function withShortPauses() {
  const { setTimeout: wait } = window;
  const shorter = (run: () => void, ms = 0) => wait(run, ms < 10_000 ? ms / 20 : ms);
  Object.assign(window, { setTimeout: shorter });
}

test('files of a tab that was closed before its entry was stored are deleted by the next visit', async ({
  page,
  context,
  expectLogged,
}) => {
  expectLogged(/Failed to load resource|FirebaseError|Firestore/);
  const file = await photo();
  await page.evaluate(withShortPauses);
  await page.route(/documents:commit|\/documents\/images/, (route) => route.abort());
  await page.getByLabel('Pictures').setInputFiles(file);
  await upload(page).click();
  await expect.poll(() => storedFiles(`gallery/${file.stem}`)).toHaveLength(4);
  await expect(page.getByText('Error adding image!')).toBeVisible();
  // It may have been stored: the next attempt uses them.
  expect(await storedFiles(`gallery/${file.stem}`)).toHaveLength(4);
  const next = await context.newPage();
  await page.close();
  await next.addInitScript(withShortPauses);
  await next.goto('/admin/about');
  await expect.poll(() => storedFiles(`gallery/${file.stem}`)).toEqual([]);
});

const card = (page: Page, file: { readonly name: string }) =>
  page.getByRole('listitem').filter({ hasText: file.name });

const UNUSABLE = [
  { name: 'text.png', buffer: Buffer.from('Text.'), reason: /not a picture/ },
  { name: 'empty.jpg', buffer: Buffer.alloc(0), reason: 'This file is empty.' },
  { name: 'bomb.png', buffer: pngBytes(30_000, 30_000), reason: /too many pixels/ },
  { name: 'huge.jpg', buffer: Buffer.alloc(41_000_000, 1), reason: /larger than 40 MB/ },
  {
    name: 'logo.svg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    reason: /SVG/,
  },
];

test('unusable files are refused with their reason, and nothing is stored', async ({
  page,
}, testInfo) => {
  // As paths, because 41 MB are slow over Playwright's connection to the browser.
  const files = UNUSABLE.map(({ name, buffer }) => {
    const file = testInfo.outputPath(name);
    writeFileSync(file, buffer);
    return file;
  });
  await page.getByLabel('Pictures').setInputFiles(files);
  for (const { name, reason } of UNUSABLE) {
    await expect(card(page, { name }).getByText(reason)).toBeVisible();
  }
  await upload(page).click();
  await expect(page.getByText('Please choose a picture first.')).toBeVisible();
  for (const { name } of UNUSABLE) {
    expect(await storedFiles(`gallery/${name.split('.')[0]}`)).toEqual([]);
    await card(page, { name }).getByRole('button', { name: 'Remove' }).click();
    await expect(card(page, { name })).toHaveCount(0);
  }
});
