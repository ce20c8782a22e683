import { expect, open, test } from './fixtures';

test('a video is played from its card and shared by its address', async ({ page, context }) => {
  await open(page, '/videos');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(12);
  await expect(page).toHaveURL('/videos?page=2');

  const play = page.getByRole('button', { name: /^Play/ }).nth(8);
  await play.click();
  await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible();
  const shared = page.url();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(play).toBeFocused();
  await expect(page).toHaveURL('/videos?page=2');

  const friend = await context.newPage();
  await friend.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await friend.goto(shared.replace('page=2&', ''));
  await expect(friend.getByRole('dialog')).toBeVisible();
  await friend.getByRole('button', { name: 'Close video' }).click({ timeout: 10_000 });
  await expect(friend).toHaveURL('/videos');
});
