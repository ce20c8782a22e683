// product 7.9.
import { expect, open, test } from '../../../browser/support/fixtures';
import { database } from '../../../browser/support/test-data';

test('a Short takes the height of a phone’s screen, and has a portrait card', async ({ page }) => {
  const short = database.doc('videos/a-short');
  await short.set({
    title: 'A Short',
    description: 'Upright.',
    videoUrl: 'https://www.youtube.com/shorts/abcdefghijk',
    landingPage: 'no',
    timestamp: new Date(),
  });
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/videos');
    const card = page.getByRole('button', { name: 'Play A Short' });
    const [frame, picture] = [
      await card.boundingBox(),
      await card.locator('img, span').first().boundingBox(),
    ];
    expect(picture?.height).toBeCloseTo(frame?.height ?? 0, 0);
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(9 / 16, 1);
    await card.press('Enter');
    const player = await page.getByRole('dialog').locator('iframe').boundingBox();
    expect((player?.width ?? 0) / (player?.height ?? 1)).toBeCloseTo(9 / 16, 2);
    expect(player?.height).toBeGreaterThan(550);
  } finally {
    await short.delete();
  }
});
