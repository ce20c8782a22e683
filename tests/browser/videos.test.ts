import { expect, open, test } from './support/fixtures';

test('a video plays from its card, and its address opens the player in another tab', async ({
  page,
  context,
}) => {
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

  const otherTab = await context.newPage();
  await otherTab.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '' }),
  );
  await otherTab.goto(shared.replace('page=2&', ''));
  await expect(otherTab.getByRole('dialog')).toBeVisible();
  await otherTab.getByRole('button', { name: 'Close video' }).click();
  await expect(otherTab).toHaveURL('/videos');
});
