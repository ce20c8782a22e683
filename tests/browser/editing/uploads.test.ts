import type { Page, Request } from '@playwright/test';
import { storedFiles } from '../../support/stored-files';
import { photo } from '../support/files';
import { expect, test } from '../support/fixtures';

test.use({ isSignedIn: true });
test.beforeEach(({ page }) => page.goto('/admin/gallery'));

const FILES = /\/v0\/b\/[^/]+\/o/;

const upload = (page: Page) => page.getByRole('button', { name: 'Add to the gallery' });

const card = (page: Page, file: { readonly name: string }) =>
  page.getByRole('listitem').filter({ hasText: file.name });

test('an upload that is cancelled stores nothing, also when the connection recovers', async ({
  page,
  expectLogged,
}) => {
  // What was taken back is deleted in case that it has been stored.
  expectLogged(/status of 404/);
  const [stalled, next] = [await photo(), await photo()];
  const pending: Request[] = [];
  await page.route(FILES, (route, request) =>
    request.method() === 'POST' ? void pending.push(request) : route.continue(),
  );
  await page.getByLabel('Pictures').setInputFiles(stalled);
  await upload(page).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  // All files of the picture: one that is sent later is no longer held back.
  await expect.poll(() => pending.length).toBe(4);
  await card(page, stalled).getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, stalled).getByText('You stopped this upload.')).toBeVisible();
  await expect.poll(() => pending.filter((request) => request.failure()).length).toBe(4);
  await page.unroute(FILES);

  // What would go on is done by the time that another picture has been stored.
  await card(page, stalled).getByRole('button', { name: 'Remove' }).click();
  await page.getByLabel('Pictures').setInputFiles(next);
  await upload(page).click();
  await expect(page.getByText('Image added successfully!')).toBeVisible();
  expect(await storedFiles(`gallery/${next.stem}`)).toHaveLength(4);
  expect(await storedFiles(`gallery/${stalled.stem}`)).toEqual([]);
});
