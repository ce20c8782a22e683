import { readXlsx as readWorkbook, streamXlsxRows, type Sheet } from 'hucre/xlsx';
import {
  rateFilmTable,
  cellKey,
  ImportFileError,
  type FileRows,
  type KnownCell,
  type SheetName,
} from './import-columns';
import { formatPlainNumber, shownText } from './shown-cell';

/** The maximum total size of the unpacked parts of an .xlsx file, in bytes. */
const MAX_UNPACKED = 20_000_000;
/** The maximum number of cells in the sheet, including blank cells before the last one of a row. */
const MAX_CELLS = 400_000;
const MAX_ROWS = 100_000;
/** The maximum number of rows times columns; most of these cells may be blank. */
const MAX_AREA = 4_000_000;

/**
 * Returns the cells of a sheet as a spreadsheet program displays them (product 26.17): the chosen
 * sheet, or the first visible one with all columns of new films, or else with columns that identify
 * films. Files that would take long or much memory are refused before they are unpacked, and the
 * number of cells is limited (security.md T96). Throws ImportFileError.
 */
export async function readXlsx(bytes: Uint8Array, chosen?: string): Promise<FileRows> {
  const parts = zipParts(bytes);
  if (!parts?.some(({ name }) => name === 'xl/workbook.xml')) throw new ImportFileError(NO_XLSX);
  // A part that declares no size could be of any size when it is unpacked.
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
      const fit = rateFilmTable(rows.rows);
      if (!best || fit > best.fit) best = { rows, fit };
      if (fit === 2) break;
    } catch (error) {
      // Other sheets may be readable, because the sheet of a chart has no cells.
      failure ??= error;
    }
  }
  if (!best) throw failure ?? new Error('There is no sheet');
  if (best.fit === 0 && failure) throw failure;
  return best.rows;
}

/** Returns the names of the sheets of a workbook. */
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

/** Counts the cells of a sheet and returns their range: 'A1:H200'. */
async function usedRange(bytes: Uint8Array, sheet: string): Promise<string> {
  let [cells, rows, columns] = [0, 1, 1];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    cells += values.length;
    const used = values.findLastIndex((value) => value !== null && value !== '') + 1;
    if (cells > MAX_CELLS || (used > 0 && index >= MAX_ROWS)) throw tooLarge();
    // Some programs store the last possible row even if it is empty.
    if (values.length > 0 && index < MAX_ROWS) rows = index + 1;
    columns = Math.max(columns, used);
  }
  if (rows * columns > MAX_AREA) throw tooLarge();
  return `A1:${columnName(columns - 1)}${rows}`;
}

/** Returns 'A' for 0, 'AB' for 27. */
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

/** A formula that makes a link; the group is its address. */
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
        ...(typeof value === 'number' && { number: formatPlainNumber(value) }),
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

/** A part of a ZIP file, as listed in the directory at the end of the file. */
interface ZipPart {
  readonly name: string;
  /** The unpacked size in bytes. */
  readonly size: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
/** The maximum length of the comment at the end of a ZIP file, in bytes. */
const COMMENT_MAX = 0xffff;

/**
 * Returns the names and sizes of the parts of a ZIP file without unpacking them; undefined if it is not a ZIP
 * file. A size above 4 GB is 0xffffffff.
 */
function zipParts(bytes: Uint8Array): readonly ZipPart[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const parts: ZipPart[] = [];
  let at = view.getUint32(end + 16, true);
  while (parts.length < count) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) {
      return undefined;
    }
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    parts.push({ name: new TextDecoder().decode(name), size: view.getUint32(at + 24, true) });
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

function endOfDirectory(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}
