import { streamXlsxRows } from 'hucre/xlsx';
import { ImportFileError } from './import-file-error';
import { zipParts } from './zip-parts';

/** What the parts of an .xlsx file may have together when they are unpacked, in bytes. */
const MAX_UNPACKED = 20_000_000;
/** Cells of the sheet, blank ones before the last of a row included. */
const MAX_CELLS = 400_000;
const MAX_ROWS = 100_000;

/**
 * Returns the cells of the first sheet of an .xlsx file as texts (product 26.17). A file that would take
 * long or much memory is refused before it is unpacked, and its sheet is read row by row up to a limit
 * (security.md T96). Throws ImportFileError.
 */
export async function readXlsx(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const parts = zipParts(bytes);
  if (!parts?.some(({ name }) => name === 'xl/workbook.xml')) throw new ImportFileError(NO_XLSX);
  // One without a size could have any when it is unpacked.
  const sizes = parts.map(({ name, size }) =>
    size === 0 && !name.endsWith('/') ? Infinity : size,
  );
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_UNPACKED) throw tooLarge();
  try {
    return await rowsOf(bytes);
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError(DAMAGED, { cause: error });
  }
}

async function rowsOf(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  let cells = 0;
  for await (const { index, values } of streamXlsxRows(bytes)) {
    cells += values.length;
    if (cells > MAX_CELLS || index >= MAX_ROWS) throw tooLarge();
    // Rows without cells are not stored.
    while (rows.length < index) rows.push([]);
    rows.push(values.map(textOf));
  }
  return rows;
}

type Value = Parameters<typeof String>[0];

/** A time of day without a day is one of the first day that Excel knows. */
const FIRST_YEAR = 1900;

function textOf(value: Value): string {
  if (value === null || value === undefined) return '';
  if (!(value instanceof Date)) return String(value);
  const [day = '', time = ''] = value.toISOString().split('T');
  if (value.getUTCFullYear() <= FIRST_YEAR) return time.slice(0, '18:30'.length);
  return time === MIDNIGHT ? day : value.toISOString();
}

const MIDNIGHT = '00:00:00.000Z';

const tooLarge = () =>
  new ImportFileError(
    'This Excel file has too much in it: at most 400,000 cells, and 20 MB when it is unpacked. Copy the rows of the films into a new table, and save that.',
  );
const NO_XLSX =
  'This is no Excel file (.xlsx). Save the table as an Excel workbook (.xlsx) or as CSV.';
const DAMAGED =
  'This Excel file is damaged or of an unknown kind. Save it again as .xlsx or as CSV.';
