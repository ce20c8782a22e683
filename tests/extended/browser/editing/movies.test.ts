import { FieldValue } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { storedFiles } from '../../../support/stored-files';
import { FAULT_LOGS, interceptWithFaults } from '../../../browser/support/faults';
import { photo, uniqueText } from '../../../browser/support/files';
import { expect, open, test } from '../../../browser/support/fixtures';
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

const DAY_MS = 24 * 60 * 60 * 1000;

test('a draft is restored after the page was closed, until it is discarded', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const title = uniqueText('Half');
  await page.goto('/admin/movies');
  await page.getByLabel('Movie Title').fill(title);
  await page.reload();
  await expect(page.getByLabel('Movie Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByLabel('Movie Title')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Movie Title')).toHaveValue('');
});

test('on a phone a film is scheduled, listed with its time, published, and seen by visitors', async ({
  page,
}) => {
  const title = uniqueText('Mazha');
  await page.goto('/admin/movies');
  await page.getByLabel('Movie Title').fill(title);
  await page.getByLabel('Movie Description').fill('Rain.');
  await page.getByLabel('Movie Image').setInputFiles(await photo());
  await expect(page.getByText(/^Ready/)).toBeVisible();
  const id = await page.getByLabel('Address').inputValue();

  // Three days from now, whatever the time zone of the machine.
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await page.getByLabel(/^Publish on/).tap();
  await page.getByLabel('Date and time').fill(`${day}T18:00`);
  await expect(
    page.getByRole('status').filter({ hasText: /18:00 \(.+\), in [234] days/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Schedule' }).tap();
  await expect(page.getByText(/^Scheduled: .+, 18:00\.$/)).toBeVisible();
  expect((await database.doc(`unpublished/movie:${id}`).get()).data()).toMatchObject({
    path: `Movies/Upcoming/Movies/${id}`,
    entry: { title },
  });
  await open(page, `/movie/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);

  await page.goto('/admin/coming');
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText(/, 18:00, in [234] days/);
  await expect(card.locator('img')).toBeVisible();
  const days = page.getByRole('list', { name: /^What is published in/ });
  await expect(days.getByRole('link', { name: `18:00 ${title}` })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();

  await card.getByRole('button', { name: 'Publish now' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).tap();
  await expect(page.getByText(`Published: ${title}`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await open(page, `/movie/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
