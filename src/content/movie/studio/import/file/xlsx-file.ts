import { readXlsx as readWorkbook, streamXlsxRows, type Sheet } from 'hucre/xlsx';
import { fitOf } from '../columns/header';
import { cellKey, type FileRows, type KnownCell, type SheetName } from './file-rows';
import { ImportFileError } from './import-file-error';
import { plainNumber, shownText } from './shown-cell';
import { zipParts } from './zip-parts';

/** What the parts of an .xlsx file may have together when they are unpacked, in bytes. */
const MAX_UNPACKED = 20_000_000;
/** Cells of the sheet, blank ones before the last of a row included. */
const MAX_CELLS = 400_000;
const MAX_ROWS = 100_000;
/** Rows by columns, most of which may be blank. */
const MAX_AREA = 4_000_000;

/**
 * Returns the cells of a sheet of an .xlsx file as its program shows them (product 26.17): of the sheet with
 * that name, or else of the first visible one that has the columns of new films, or that can name films. A
 * file that would take long or much memory is refused before it is unpacked, and its sheet is counted row
 * by row up to a limit (security.md T96). Throws ImportFileError.
 */
export async function readXlsx(bytes: Uint8Array, chosen?: string): Promise<FileRows> {
  const parts = zipParts(bytes);
  if (!parts?.some(({ name }) => name === 'xl/workbook.xml')) throw new ImportFileError(NO_XLSX);
  // One without a size could have any when it is unpacked.
  const sizes = parts.map(({ name, size }) =>
    size === 0 && !name.endsWith('/') ? Infinity : size,
  );
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_UNPACKED) throw tooLarge();
  try {
    return await readBest(bytes, chosen);
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError(DAMAGED, { cause: error });
  }
}

async function readBest(bytes: Uint8Array, chosen?: string): Promise<FileRows> {
  const sheets = await sheetsIn(bytes);
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const candidates = chosen ? sheets.filter(({ name }) => name === chosen) : visible;
  let best: { readonly rows: FileRows; readonly fit: number } | undefined;
  let failure: unknown;
  for (const { name } of candidates.length > 0 ? candidates : sheets) {
    try {
      const rows = await readSheet(bytes, name, sheets);
      const fit = fitOf(rows.rows);
      if (!best || fit > best.fit) best = { rows, fit };
      if (fit === 2) break;
    } catch (error) {
      // Another one may be readable: a sheet of a chart is none of cells.
      failure ??= error;
    }
  }
  if (!best) throw failure ?? new Error('There is no sheet');
  if (best.fit === 0 && failure) throw failure;
  return best.rows;
}

/** The sheets of a workbook; none of them is read. */
async function sheetsIn(bytes: Uint8Array): Promise<readonly SheetName[]> {
  const sheets: SheetName[] = [];
  await readWorkbook(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      sheets.push({ name, isHidden: Boolean(hidden || veryHidden) });
      return false;
    },
  });
  return sheets;
}

async function readSheet(
  bytes: Uint8Array,
  name: string,
  sheets: readonly SheetName[],
): Promise<FileRows> {
  const range = await usedRange(bytes, name);
  const { sheets: read } = await readWorkbook(bytes, {
    sheets: (info) => info.name === name,
    readStyles: true,
    range,
  });
  const [sheet] = read;
  if (!sheet) throw new Error(`The sheet ${name} is missing`);
  const rows = sheet.rows.map((values, row) =>
    values.map((value, column) =>
      shownText(value, sheet.cells?.get(cellKey(row, column))?.style?.numFmt),
    ),
  );
  return {
    rows,
    workbook: {
      sheet: name,
      sheets,
      merges: sheet.merges ?? [],
      cells: knownCells(sheet),
      hiddenRows: new Set(
        [...(sheet.rowDefs ?? [])].flatMap(([row, { hidden, height }]) =>
          hidden || height === 0 ? [row] : [],
        ),
      ),
      hiddenColumns: new Set(
        (sheet.columns ?? []).flatMap(({ hidden, width }, column) =>
          hidden || width === 0 ? [column] : [],
        ),
      ),
    },
  };
}

/** Counts the cells of a sheet, and returns the range that they take: 'A1:H200'. */
async function usedRange(bytes: Uint8Array, sheet: string): Promise<string> {
  let [cells, rows, columns] = [0, 1, 1];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    cells += values.length;
    const used = values.findLastIndex((value) => value !== null && value !== '') + 1;
    if (cells > MAX_CELLS || (used > 0 && index >= MAX_ROWS)) throw tooLarge();
    // Some programs store the last row of all without content.
    if (values.length > 0 && index < MAX_ROWS) rows = index + 1;
    columns = Math.max(columns, used);
  }
  if (rows * columns > MAX_AREA) throw tooLarge();
  return `A1:${columnName(columns - 1)}${rows}`;
}

/** 'A' of 0, 'AB' of 27 */
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

/** The address in a formula that makes a link. */
const LINK_FORMULA = /^\s*HYPERLINK\(\s*"((?:[^"]|"")*)"/i;

function knownCells({ rows, cells }: Sheet): ReadonlyMap<string, KnownCell> {
  const known = new Map<string, KnownCell>();
  for (const [row, values] of rows.entries()) {
    for (const [column, value] of values.entries()) {
      const cell = cells?.get(cellKey(row, column));
      const link = cell?.hyperlink?.target ?? LINK_FORMULA.exec(cell?.formula ?? '')?.[1];
      const isMissing = cell?.formula !== undefined && (value === null || value === undefined);
      if (typeof value !== 'number' && !link && !isMissing) continue;
      known.set(cellKey(row, column), {
        ...(typeof value === 'number' && { number: plainNumber(value) }),
        ...(link && { link: link.replaceAll('""', '"') }),
        ...(isMissing && { formula: `${columnName(column)}${row + 1}` }),
      });
    }
  }
  return known;
}

const tooLarge = () =>
  new ImportFileError(
    'This Excel file has too much in it: at most 400,000 cells, and 20 MB when it is unpacked. Copy the rows of the films into a new table, and save that.',
  );
const NO_XLSX =
  'This is no Excel file (.xlsx). Save the table as an Excel workbook (.xlsx) or as CSV.';
const DAMAGED =
  'This Excel file is damaged or of an unknown kind. Save it again as .xlsx or as CSV.';
