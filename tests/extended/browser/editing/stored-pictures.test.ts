import type { Page } from '@playwright/test';
import { storedFiles } from '../../../support/stored-files';
import { photo, uniqueText } from '../../../browser/support/files';
import { accessibilityViolations } from '../../../browser/support/accessibility';
import { expect, test } from '../../../browser/support/fixtures';
import { database } from '../../../browser/support/test-data';

test.use({ isSignedIn: true });

const OPEN = 'Choose a stored picture';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Stored pictures' });
const tile = (page: Page, title: string) =>
  dialog(page).getByRole('button', { name: `${title} Gallery image` });

/** Adds an image to the gallery. */
async function imageWith(page: Page, title: string) {
  const file = await photo({ width: 2000, height: 1200 });
  await page.goto('/admin/gallery');
  await page.getByLabel('Pictures').setInputFiles(file);
  await page.getByLabel(/^Title/).fill(title);
  await page.getByLabel(/^What it shows/).fill('A pier at night');
  await page.getByRole('button', { name: 'Add to the gallery' }).click();
  await expect(page.getByText('Image added successfully!')).toBeVisible();
  return file;
}

/** Deletes an image of the gallery for ever; returns what the first question says. */
async function deleteForEver(page: Page, title: string) {
  await page.goto(`/admin/gallery?search=${encodeURIComponent(title)}`);
  await page
    .getByRole('article', { name: title })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  const question = page.getByRole('dialog', { name: 'Delete this image?' });
  await expect(question.getByText(/used nowhere else|used here/)).toBeVisible();
  const said = await question.innerText();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image deleted successfully!')).toBeVisible();
  await page.goto('/admin/trash');
  await page
    .getByRole('article', { name: title })
    .getByRole('button', { name: 'Delete for ever' })
    .click();
  await page
    .getByRole('dialog', { name: 'Delete this for ever?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Deleted for ever.')).toBeVisible();
  return said;
}

const bytesOf = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());

test('a picture of the gallery is chosen for a banner by keyboard, and stays there when the image is deleted for ever', async ({
  page,
  expectLogged,
}) => {
  // A page that still shows a picture may ask for it when its files are gone.
  expectLogged(/Failed to load resource.*404/);
  const title = uniqueText('Pier');
  const file = await imageWith(page, title);
  const [image] = (await database.collection('images').where('title', '==', title).get()).docs;
  const first = await bytesOf(image?.get('img'));

  await page.goto('/admin');
  await page.getByRole('button', { name: OPEN }).press('Enter');
  await expect(dialog(page).getByLabel('Where to look')).toBeFocused();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tile(page, title)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: OPEN })).toBeFocused();
  await expect(page.getByText(/^Ready/)).toBeVisible();
  await expect(page.getByLabel(/^What it shows/)).toHaveValue('A pier at night');

  await page.getByLabel(/^Title/).fill(title);
  await page.getByRole('button', { name: 'Add New Banner' }).click();
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  const banners = database.collection('hero-banners');
  const [banner] = (await banners.where('title', '==', title).get()).docs;
  expect(await storedFiles(`hero-banners/${file.stem}`)).toHaveLength(3);
  // Not encoded a second time, which would cost quality.
  expect((await bytesOf(banner?.get('imageUrl'))).equals(first)).toBe(true);

  expect(await deleteForEver(page, title)).toContain(`Banner: ${title}`);
  await expect.poll(() => storedFiles(`gallery/${file.stem}`)).toEqual([]);
  expect((await fetch(banner?.get('imageUrl'))).ok).toBe(true);
  expect(await storedFiles(`hero-banners/${file.stem}`)).toHaveLength(3);

  await page.goto('/admin');
  await page
    .getByRole('article', { name: title })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  const question = page.getByRole('dialog', { name: 'Delete this banner?' });
  await expect(question.getByText('The picture is used nowhere else.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => storedFiles(`hero-banners/${file.stem}`)).toEqual([]);
});

test('the dialog fits into a narrow and a wide window', async ({ page }) => {
  await page.goto('/admin/events');
  await page.getByRole('button', { name: OPEN }).click();
  const pictures = dialog(page).getByRole('listitem');
  await expect(pictures.first()).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await expect
      .poll(() => dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth))
      .toBe(0);
    // Two beside each other on a phone.
    const [left, right] = await Promise.all(
      [0, 1].map((index) => pictures.nth(index).boundingBox()),
    );
    expect(right?.y).toBe(left?.y);
  }
});
