import { readFile } from 'node:fs/promises';
import { expect, open, test } from './support/fixtures';

const LOOK = /^Kanalppeeli, twenty unfinished minutes/;

test('an event with a time goes to the calendar at that time', async ({ page }) => {
  await open(page, '/events');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: LOOK }) });
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/DTSTART:\d{8}T201500\r\n/);
  expect(file).toContain('LOCATION:Nishagandhi Open-Air Theatre\\, Thiruvananthapuram\r\n');
});
