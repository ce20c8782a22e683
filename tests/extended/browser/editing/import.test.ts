import { randomUUID } from 'node:crypto';
import { database } from '../../../browser/support/test-data';
import { dayCell, xlsxBytes } from '../../../support/xlsx-bytes';
import { photo } from '../../../browser/support/files';
import { accessibilityViolations } from '../../../browser/support/accessibility';
import { expect, horizontalOverflow, test } from '../../../browser/support/fixtures';

test.use({ isSignedIn: true });

test('a workbook of Excel is imported, updated from an older table, and the update taken back', async ({
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

  await page.reload();
  const last = page.getByRole('region', { name: 'Last import' });
  await expect(last).toContainText(/^Last import: .*: 1 film added/);
  await last.getByRole('link', { name: 'To these films' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(title);
  await page.goBack();

  // "Amélie – X" as Excel for Windows saves it.
  const bytes = Buffer.from(`Id,Director\r\n${id},Am\xe9lie \x96 X\r\n`, 'latin1');
  await page
    .getByLabel('Table')
    .setInputFiles({ name: 'directors.csv', mimeType: 'text/csv', buffer: bytes });
  await expect(page.getByText(/^This file is not in UTF-8/)).toBeVisible();
  await expect(row).toContainText('An update would change:Director: Amélie – X');
  await page.getByLabel(/^Update them/).check();
  await page.getByRole('button', { name: 'Update one film' }).click();
  await expect(page.getByText(/^One film is updated\./).first()).toBeVisible();
  expect(await stored()).toMatchObject({ title, Director: 'Amélie – X' });

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText(/^One film is taken back\./).first()).toBeVisible();
  expect(await stored()).not.toHaveProperty('Director');
});
