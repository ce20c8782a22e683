import { anAdmin, database, signInAs } from '../backstage';
import { unique } from '../files';
import { expect, open, test } from '../fixtures';

test.beforeEach(async ({ page }) => signInAs(page, await anAdmin()));

const videosTitled = async (title: string) =>
  (await database.collection('videos').where('title', '==', title).get()).docs;

for (const link of [
  'https://www.youtube.com/watch?v=abcdefghijk&t=42s',
  'https://youtu.be/abcdefghijk?si=x',
  'https://www.youtube.com/embed/abcdefghijk',
  'https://www.youtube.com/shorts/abcdefghijk',
  'https://www.youtube.com/live/abcdefghijk',
  'm.youtube.com/watch?v=abcdefghijk',
]) {
  test(`a video is uploaded by its link ${link}`, async ({ page }) => {
    const title = unique('Trailer');
    await page.goto('/upload');
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Description').fill('Two minutes of rain.');
    await page.getByLabel('YouTube URL').fill(link);
    await page.getByRole('button', { name: 'Upload Video' }).click();
    await expect(page.getByText('Video uploaded successfully!')).toBeVisible();
    const [stored, ...others] = await videosTitled(title);
    expect(others).toEqual([]);
    expect(stored?.data()).toMatchObject({ landingPage: 'yes' });
    const card = page.getByRole('article', { name: title });
    await expect(card.getByRole('link', { name: /^Watch/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=abcdefghijk',
    );
  });
}

for (const link of [
  'javascript:alert(1)',
  'https://youtube.com.evil.example/watch?v=abcdefghijk',
  'https://vimeo.com/1',
]) {
  test(`${link} is refused`, async ({ page }) => {
    const title = unique('Bad');
    await page.goto('/admin/videos');
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Description').fill('No video.');
    await page.getByLabel('YouTube URL').fill(link);
    await page.getByRole('button', { name: 'Upload Video' }).click();
    await expect(page.getByText(/no link to a YouTube video/)).toBeVisible();
    expect(await videosTitled(title)).toEqual([]);
  });
}

test('a video leaves the landing page, is edited, and deleted', async ({ page }) => {
  const title = unique('Making of');
  await page.goto('/admin?tab=videos');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Description').fill('Behind the rain.');
  await page.getByLabel('YouTube URL').fill('https://youtu.be/abcdefghijk');
  await page.getByRole('button', { name: 'Upload Video' }).click();
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
  const form = page.getByRole('form', { name: 'Edit Video' });
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
