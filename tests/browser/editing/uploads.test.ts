import { writeFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { pngBytes } from '../../support/picture-bytes';
import { storedFiles } from '../../support/stored-files';
import { photo } from '../support/files';
import { expect, test } from '../support/fixtures';

test.use({ isSignedIn: true });
test.beforeEach(({ page }) => page.goto('/admin/gallery'));

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

test('an upload that is cancelled stores nothing, also when the connection recovers', async ({
  page,
  expectLogged,
}) => {
  // What was taken back is deleted in case that it has been stored.
  expectLogged(/status of 404/);
  const [stalled, next] = [await photo(), await photo()];
  const waiting: Route[] = [];
  await page.route(FILES, (route) => void waiting.push(route));
  await page.getByLabel('Pictures').setInputFiles(stalled);
  await upload(page).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  await card(page, stalled).getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, stalled).getByText('You stopped this upload.')).toBeVisible();
  await page.unroute(FILES);
  // A request that the page has taken back cannot go on.
  await Promise.all(waiting.map((route) => route.continue().catch(() => undefined)));

  // What would go on is done by the time that another picture has been stored.
  await card(page, stalled).getByRole('button', { name: 'Remove' }).click();
  await page.getByLabel('Pictures').setInputFiles(next);
  await upload(page).click();
  await expect(page.getByText('Image added successfully!')).toBeVisible();
  expect(await storedFiles(`gallery/${next.stem}`)).toHaveLength(3);
  expect(await storedFiles(`gallery/${stalled.stem}`)).toEqual([]);
});
