import { FieldValue } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { storedFiles } from '../../../support/stored-files';
import { FAULT_LOGS, interceptWithFaults } from '../../../browser/support/faults';
import { photo, uniqueText } from '../../../browser/support/files';
import { expect, test } from '../../../browser/support/fixtures';
import { database } from '../../../browser/support/test-data';

test.use({ isSignedIn: true });

const moviesTitled = async (title: string) =>
  (await database.collection('Movies/Upcoming/Movies').where('title', '==', title).get()).docs;

/** Uploads a movie and checks that it is stored. */
async function uploadMovie(page: Page, address = '/admin/movies') {
  const title = uniqueText('Tides');
  const file = await photo();
  await page.goto(address);
  await page.getByLabel('Movie Title').fill(title);
  await page.getByLabel('Movie Description').fill('A lighthouse keeper counts the boats.');
  await page.getByLabel('Movie Image').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload Movie' }).click();
  await expect(page.getByText('Movie uploaded successfully!')).toBeVisible();
  const [stored, ...others] = await moviesTitled(title);
  expect(others).toEqual([]);
  return { title, file, stored, card: page.getByRole('article', { name: title }) };
}

test('the button of a form that was begun stays in view, and hides nothing that has the focus', async ({
  page,
}) => {
  await page.goto('/admin/movies');
  const send = page.getByRole('button', { name: 'Upload Movie' });
  const title = page.getByLabel('Movie Title');
  await title.focus();
  await expect(send).not.toBeInViewport();
  await title.fill(uniqueText('Tides'));
  await expect(send).toBeInViewport();

  const buttonTop = () => send.evaluate((element) => element.getBoundingClientRect().top);
  for (const label of ['Genre', 'Runtime', 'Trailer Link']) {
    const field = page.getByLabel(label);
    await field.focus();
    const bottom = await field.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom, label).toBeLessThanOrEqual(await buttonTop());
  }
});

/** Whether the file of a picture has arrived. */
const isLoaded = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;

test('a replaced image is in the history, from where it can be restored', async ({ page }) => {
  const { card, file, stored } = await uploadMovie(page);
  const before = stored?.get('img');
  const other = await photo();
  await card.getByLabel('Replace image').setInputFiles(other);
  await expect(page.getByText('Movie image updated successfully!')).toBeVisible();
  const after = (await stored?.ref.get())?.get('img');
  expect(after).not.toBe(before);
  expect((await fetch(after)).ok).toBe(true);
  // Those of the old one are kept for its history.
  expect(await storedFiles(`movies/${file.stem}`)).toHaveLength(3);
  expect(await storedFiles(`movies/${other.stem}`)).toHaveLength(3);

  await card.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  const change = page.getByRole('article');
  await expect(change.getByRole('img')).toHaveCount(2);
  await expect.poll(() => change.getByRole('img').first().evaluate(isLoaded)).toBe(true);
  await change.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Restored.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect((await stored?.ref.get())?.get('img')).toBe(before);
});

test('a missing link preview is made from the list, of the poster in the storage', async ({
  page,
}) => {
  const { stored } = await uploadMovie(page);
  await stored?.ref.update({ 'picture.share': FieldValue.delete() });
  await page.reload();
  await page.getByRole('button', { name: 'Make missing share pictures' }).click();
  await expect(page.getByRole('group', { name: 'Share pictures' })).toContainText(/made\./);
  expect((await stored?.ref.get())?.get('picture.share')).toContain('-1200.jpg');
});

/** A picture of about 280 kB as WebP: the SDK uploads files above 256 kB in chunks. */
async function noise() {
  const picture = sharp({
    create: {
      width: 820,
      height: 615,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  return { name: 'noise.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

test('an interrupted upload resumes when the connection is back', async ({
  page,
  expectLogged,
}) => {
  expectLogged(FAULT_LOGS);
  const title = `Broken ${Date.now()}`;
  const parts = /\/v0\/b\/.*upload_protocol=resumable/;
  await page.goto('/uploadMovie');
  await page.getByLabel('Movie Title').fill(title);
  await page.getByLabel('Movie Description').fill('A test description.');
  await page.getByLabel('Movie Image').setInputFiles(await noise());
  await expect(page.getByText(/^Ready · /)).toBeAttached();
  const setFault = await interceptWithFaults(page, parts, (route) =>
    route.abort('connectionreset'),
  );
  const broken = page.waitForEvent('requestfailed', (request) => parts.test(request.url()));
  await page.getByRole('button', { name: 'Upload Movie' }).press('Enter');
  await broken;
  await expect(page.getByRole('button', { name: 'Cancel noise.jpg' })).toBeAttached();
  await expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '100');

  setFault();
  await expect(page.getByText('Movie uploaded successfully!')).toBeAttached();
  expect(await moviesTitled(title)).toHaveLength(1);
});
