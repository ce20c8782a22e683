import { readFile } from 'node:fs/promises';
import { accessibilityViolations } from '../../browser/support/accessibility';
import { expect, open, test } from '../../browser/support/fixtures';

test('a film is shared from its page and from its player, and goes to the calendar', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'));
  await open(page, '/movie/oru-cheriya-iruttu');

  // The content policy lets the page make a file of its own.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20261127\r\n');

  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(share).toBeFocused();

  await page.getByRole('button', { name: 'Watch the trailer' }).click();
  const player = page.locator('dialog').filter({ has: page.locator('iframe') });
  await player.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toBeHidden();
  await expect(player).toBeVisible();
  await expect(player.getByRole('button', { name: 'Share' })).toBeFocused();
});
