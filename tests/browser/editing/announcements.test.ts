import sharp from 'sharp';
import { database } from '../support/test-data';
import { storedFiles } from '../../support/stored-files';
import { photo, uniqueText } from '../support/files';
import { expect, open, test } from '../support/fixtures';

test.use({ isSignedIn: true });

const TAB = '/admin?tab=announcements';

/** Returns the stored announcement with this title. */
async function stored(title: string) {
  const document = await database.doc('Movies/Announcements').get();
  return Object.values(document.data() ?? {}).find((item) => item.title === title);
}

test('an announcement is added, edited, shown to visitors, deleted, and restored', async ({
  page,
}) => {
  const title = uniqueText('We shoot');
  const file = await photo();
  await page.goto(TAB);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Description').fill('On Monday.');
  await page.getByLabel('Image', { exact: true }).setInputFiles(file);
  await page.getByLabel(/^What it shows(?! in)/).fill('A clapperboard');
  await page.getByRole('button', { name: 'Add Announcement' }).click();
  await expect(page.getByText('✅ Announcement added successfully!')).toBeVisible();
  expect(await stored(title)).toMatchObject({
    description: 'On Monday.',
    picture: { alt: 'A clapperboard', width: 1200, height: 800 },
  });
  expect(await storedFiles(`announcements/${file.stem}`)).toHaveLength(4);
  const share = await fetch((await stored(title))?.['picture'].share);
  const { format, width, height } = await sharp(await share.arrayBuffer()).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });

  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Edit announcement' });
  await form.getByLabel(/^Subtitle/).fill('ആദ്യ ദിവസം');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('ആദ്യ ദിവസം')).toBeVisible();
  await open(page, '/announcements');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('ആദ്യ ദിവസം');

  await page.goto(TAB);
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('✅ Announcement deleted successfully!')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  // It waits behind a dialog, where nobody can reach it.
  const time = page.locator('.Toastify__progress-bar');
  await expect(time).toHaveCSS('animation-play-state', 'running');
  await page.getByRole('article').first().getByRole('button', { name: 'Delete' }).click();
  await expect(time).toHaveCSS('animation-play-state', 'paused');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(time).toHaveCSS('animation-play-state', 'running');
  // The button stays while it has the focus.
  await undo.focus();
  expect(await stored(title)).toBeUndefined();
  await expect(card).toHaveCount(0);
  await undo.click();
  await expect(page.getByText(`Restored: ${title}`)).toBeVisible();
  await expect(card).toBeVisible();
  expect(await stored(title)).toMatchObject({ subtitle: 'ആദ്യ ദിവസം' });
});
