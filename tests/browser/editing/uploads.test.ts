import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pngBytes } from '../../support/picture-bytes';
import { anAdmin, database, startSessionAs } from '../support/test-data';
import { storedFiles } from '../../support/stored-files';
import { advanceClockUntil, interceptWithFaults } from '../support/faults';
import { photo, uniqueText } from '../support/files';
import { expect, test } from '../support/fixtures';

test.beforeEach(async ({ page }) => {
  await startSessionAs(page, await anAdmin());
  await page.goto('/admin/gallery');
});

const FILES = /\/v0\/b\/[^/]+\/o/;
const upload = (page: Page) => page.getByRole('button', { name: 'Add to the gallery' });
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

test('an upload that is refused leaves the form as it is, and can be tried again', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/Failed to load resource|FirebaseError|Firebase Storage/);
  const file = await photo();
  const title = uniqueText('Refused');
  await page.getByLabel('Pictures').setInputFiles(file);
  await page.getByLabel(/^Title/).fill(title);
  const setFault = await interceptWithFaults(page, FILES, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { error: { code: 403, message: 'Denied' } } })
      : route.continue(),
  );
  await upload(page).click();
  await expect(page.getByText('Error adding image!')).toBeVisible();
  await expect(page.getByLabel(/^Title/)).toHaveValue(title);
  expect(await storedFiles(`gallery/${file.stem}`)).toEqual([]);

  setFault();
  await card(page, file).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Image added successfully!')).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  const { docs } = await database.collection('images').where('title', '==', title).get();
  await docs[0]?.ref.delete();
});

test('a stalled upload can be cancelled', async ({ page }) => {
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

test('a stalled upload times out and says so', async ({ page, expectLogged }) => {
  expectLogged(/TimeoutError/);
  const file = await photo();
  await page.clock.install();
  await page.getByLabel('Pictures').setInputFiles(file);
  await expect(card(page, file).getByText(/^Ready/)).toBeVisible();
  await page.route(FILES, () => undefined);
  await upload(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await advanceClockUntil(page, card(page, file).getByText(/came to a standstill/));
  await expect(page.getByText('Error adding image!')).toBeVisible();
  await expect(upload(page)).toBeEnabled();
});

test('an upload without a connection says so within five seconds', async ({
  page,
  context,
  expectLogged,
}) => {
  expectLogged(/TimeoutError|ERR_INTERNET|Failed to fetch|left behind|StorageError/);
  // What a visit does when it is idle may fall into this time.
  expectLogged(/RPC_ERROR|RunQuery/);
  const file = await photo();
  await page.getByLabel('Pictures').setInputFiles(file);
  await expect(card(page, file).getByText(/^Ready/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await upload(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(card(page, file).getByText('The connection is lost.')).toBeVisible({
    timeout: 6000,
  });
  await context.setOffline(false);
  await expect(upload(page)).toBeEnabled();
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
  await expect(page.getByText('Error adding image!')).toBeVisible();
  // It may have been stored: the next attempt uses them.
  expect(await storedFiles(`gallery/${file.stem}`)).toHaveLength(3);
  const next = await context.newPage();
  await page.close();
  await next.goto('/admin/about');
  await expect.poll(() => storedFiles(`gallery/${file.stem}`), { timeout: 20_000 }).toEqual([]);
});

test('an image that the database refuses leaves no file behind', async ({ page, expectLogged }) => {
  expectLogged(/Failed to load resource|FirebaseError|Firestore/);
  const file = await photo();
  await page.getByLabel('Pictures').setInputFiles(file);
  await page.getByLabel(/^Title/).fill(uniqueText('Never'));
  await page.route(/documents:commit|\/documents\/images/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, status: 'INVALID_ARGUMENT' } } }),
  );
  await upload(page).click();
  await expect(page.getByText('Error adding image!')).toBeVisible();
  await expect.poll(() => storedFiles(`gallery/${file.stem}`)).toEqual([]);
});
