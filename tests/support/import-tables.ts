import { checkRows, picturesIn } from '../../src/admin/import/check-rows';
import { checkPictures } from '../../src/admin/import/chosen-pictures';
import { readImportTable } from '../../src/admin/import/import-table';
import type { DayOrder } from '../../src/admin/import/imported-text';
import { csvOf } from '../../src/domain/export/csv';
import { pngBytes } from './picture-bytes';

export const NONE = { addresses: new Set<string>(), titles: new Set<string>() };
export const HEADER = ['Title', 'Status', 'Description', 'Picture'];
export const movie = (title: string, ...more: string[]) => [
  title,
  'Released',
  'Rain.',
  'a.png',
  ...more,
];

export const fileOf = (content: BlobPart, name = 'films.csv') => new File([content], name);
export const tableOf = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
  readImportTable(fileOf(csvOf([header, ...rows])));
export const picture = (name = 'a.png') => new File([pngBytes(10, 10)], name);

/** Checks a table of these rows, with the picture that they name. */
export async function check(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  {
    existing = NONE,
    files = [picture()],
    isOrderKnown = true,
    order = 'day first' as DayOrder,
  } = {},
) {
  const table = await tableOf(header, ...rows);
  const pictures = await checkPictures(files, picturesIn(table));
  return checkRows(table, existing, { pictures, order: isOrderKnown ? order : undefined });
}

export const problems = async (...args: Parameters<typeof check>) =>
  (await check(...args)).problems.map(({ row, column, text }) => `${row} ${column}: ${text}`);
