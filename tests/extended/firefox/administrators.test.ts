import { writeFile } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';
import { photo, uniqueText } from '../../browser/support/files';
import { anAdmin, database, PASSWORD } from '../../browser/support/test-data';
import { addressOf, expect, open, test, untilLifted, withText } from './firefox';

/** Signs in by the form, on the way to an address of the admin area. */
async function signIn(page: Page, address: string): Promise<void> {
  const { email } = await anAdmin();
  await open(page, address);
  await untilLifted(page);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await withText(page, 'button', 'Login').click();
  await expect.poll(() => addressOf(page)).toBe(address);
}

/** Types into the field of that label. */
async function fillIn(page: Page, label: string, text: string): Promise<void> {
  await withText(page, 'label', label).click();
  await page.keyboard.type(text);
}

const UPCOMING = database.collection('Movies/Upcoming/Movies');

test('a film with a picture is added after the sign-in, and visitors see it', async ({
  newPage,
}, testInfo) => {
  const page = await newPage();
  await signIn(page, '/admin/movies');
  const title = uniqueText('Mazha');
  const picture = await photo();
  const file = testInfo.outputPath(picture.name);
  await writeFile(file, picture.buffer);
  await fillIn(page, 'Movie Title', title);
  await fillIn(page, 'Movie Description', 'Rain for three days.');
  const input = await page.locator('input[type="file"]').waitHandle();
  await input.uploadFile(file);
  await withText(page, 'button', 'Upload Movie').click();
  await page.locator('::-p-text(Movie uploaded successfully!)').wait();

  const { docs } = await UPCOMING.where('title', '==', title).get();
  const [stored] = docs;
  expect(stored?.data()).toMatchObject({ description: 'Rain for three days.' });
  await open(page, `/movie/${stored?.id}`);
  await withText(page, 'h1', title).wait();
  await expect
    .poll(() => page.$eval('main img', (image) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
});

test('typed text is restored after a reload', async ({ newPage }) => {
  const page = await newPage(360);
  await signIn(page, '/add-announcement');
  const title = () => page.$eval('main form input', (input) => input.value);
  await fillIn(page, 'Title', 'We shoot');
  await expect.poll(title).toBe('We shoot');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await withText(page, 'label', 'Title').wait();
  await expect.poll(title).toBe('We shoot');
});
