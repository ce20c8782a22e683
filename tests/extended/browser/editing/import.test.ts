import { randomUUID } from 'node:crypto';
import { database } from '../../../browser/support/test-data';
import { dayCell, xlsxBytes } from '../../../support/xlsx-bytes';
import { photo } from '../../../browser/support/files';
import { accessibilityViolations } from '../../../browser/support/accessibility';
import { expect, horizontalOverflow, test } from '../../../browser/support/fixtures';

test.use({ isSignedIn: true });

test('a workbook of Excel is imported, and its page is accessible and fits every screen', async ({
  page,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const [id, title] = [`ebb-${suffix}`, `കടൽ ${suffix}`];
  const stored = async () => (await database.doc(`Movies/Released/Movies/${id}`).get()).data();
  const poster = await photo();
  // So large that other libraries unpack it in a worker, which the content policy forbids.
  const notes = 'Shot by the sea. '.repeat(40_000);
  const workbook = xlsxBytes([
    ['Id', 'Film', 'Status', 'Synopsis', 'Poster', 'Release date', 'Notes'],
    [id, title, 'Released', 'The water goes.', poster.name, dayCell(46_374), notes],
    ['', 'No poster', 'Released', 'The water comes.', 'none.jpg', dayCell(46_375)],
  ]);
  await page.goto('/admin/import');
  await page.getByLabel('Pictures').setInputFiles(poster);
  await page.getByLabel('Table').setInputFiles({
    name: 'films.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook),
  });
  const row = page.getByRole('row', { name: title }).first();
  await expect(row).toContainText('18 December 2026');
  await expect(row).toContainText(poster.name);
  await expect(row).toContainText('A new film.');
  await expect(page.getByText('Columns that are not imported: Notes.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'No poster' }).first()).toContainText(
    'The picture none.jpg was not chosen.',
  );
  await page.getByText('6 of 7 columns are imported').click();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  }
  expect(await stored()).toBeUndefined();
  await page.getByRole('button', { name: 'Import one film' }).click();
  await expect(page.getByText(/^One film is imported\./).first()).toBeVisible();
  expect(await stored()).toMatchObject({ title, ReleaseDate: '2026-12-18' });
});
