import type { Page } from '@playwright/test';
import { anAdmin, database, startSessionAs } from '../support/test-data';
import { uniqueText } from '../support/files';
import { expect, open, test } from '../support/fixtures';

test.beforeEach(async ({ page }) => startSessionAs(page, await anAdmin()));

const videosTitled = async (title: string) =>
  (await database.collection('videos').where('title', '==', title).get()).docs;

async function fillIn(page: Page, title: string, link: string) {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Description').fill('Two minutes of rain.');
  await page.getByLabel('YouTube URL').fill(link);
  await page.getByRole('button', { name: 'Upload Video' }).click();
}

const LINKS = [
  'https://www.youtube.com/watch?v=abcdefghijk&t=42s',
  'https://youtu.be/abcdefghijk?si=x',
  'https://www.youtube.com/embed/abcdefghijk',
  'https://www.youtube.com/shorts/abcdefghijk',
  'https://www.youtube.com/live/abcdefghijk',
  'm.youtube.com/watch?v=abcdefghijk',
];

test('a video is added by any form of YouTube link', async ({ page }) => {
  await page.goto('/upload');
  for (const link of LINKS) {
    await test.step(link, async () => {
      const title = uniqueText('Trailer');
      await fillIn(page, title, link);
      await expect(page.getByText('Video uploaded successfully!').first()).toBeVisible();
      const card = page.getByRole('article', { name: title });
      await expect(card).toBeInViewport();
      await expect(card.getByRole('link', { name: /^Watch/ })).toHaveAttribute(
        'href',
        'https://www.youtube.com/watch?v=abcdefghijk',
      );
      const [stored, ...others] = await videosTitled(title);
      expect(others).toEqual([]);
      expect(stored?.data()).toMatchObject({ landingPage: 'yes' });
    });
  }
});

const REFUSED = [
  'javascript:alert(1)',
  'https://youtube.com.evil.example/watch?v=abcdefghijk',
  'https://vimeo.com/1',
];

test('a link to another site is refused', async ({ page }) => {
  // Unsaved input asks before the page is left.
  page.on('dialog', (dialog) => void dialog.accept());
  for (const link of REFUSED) {
    await test.step(link, async () => {
      const title = uniqueText('Bad');
      await page.goto('/admin/videos');
      await fillIn(page, title, link);
      await expect(page.getByText(/no link to a YouTube video/)).toBeVisible();
      expect(await videosTitled(title)).toEqual([]);
    });
  }
});

test('a video leaves the landing page, is edited, and deleted', async ({ page }) => {
  const title = uniqueText('Making of');
  await page.goto('/admin?tab=videos');
  await fillIn(page, title, 'https://youtu.be/abcdefghijk');
  const card = page.getByRole('article', { name: title });
  await card.getByRole('switch').click();
  await expect(card.getByRole('switch')).toHaveText(/no/);
  const [stored] = await videosTitled(title);
  await expect
    .poll(async () => (await stored?.ref.get())?.data())
    .toMatchObject({ landingPage: 'no' });
  await open(page, '/');
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);

  await page.goto('/admin/videos');
  await card.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Edit video' });
  await form.getByLabel('Description').fill('Behind the camera.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Video updated successfully!')).toBeVisible();
  expect((await stored?.ref.get())?.data()).toMatchObject({ description: 'Behind the camera.' });

  await card.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this video?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Video deleted successfully!')).toBeVisible();
  expect((await stored?.ref.get())?.exists).toBe(false);
});
