import type { Page, Route } from '@playwright/test';
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
  expect(await storedFiles(`gallery/${next.stem}`)).toHaveLength(4);
  expect(await storedFiles(`gallery/${stalled.stem}`)).toEqual([]);
});
