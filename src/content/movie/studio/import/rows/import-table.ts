import { withCommonBlanks } from '../../../../../shared/text/visible-text';
import { formFieldsOf, type FormField } from '../../../../../studio/form/fields/field-table';
import { newMovieFields } from '../../edit/movie-fields';
import {
  cellKey,
  ImportFileError,
  findHeader,
  suggestedFields,
  type FileRows,
  type KnownCell,
  type Reading,
} from '../file/import-columns';
import { readRows } from '../file/import-file';
import { firstAmbiguousDay } from './imported-text';
import { isMissingValueText } from './placeholders';

const MAX_ROWS = 2000;

/** A row of the file, with its texts by field. */
export interface ImportRow {
  /** Counted from 1, as in spreadsheet programs. */
  readonly row: number;
  readonly texts: Readonly<Record<string, string>>;
  /**
   * The first text beyond the named columns, which indicates that an unquoted comma has split a
   * text.
   */
  readonly surplus?: string | undefined;
  /** The placeholders in cells that are read as blank, by field. */
  readonly placeholders?: Readonly<Record<string, string>> | undefined;
  /** The names of cells whose formulas have no stored result, by field. */
  readonly formulas?: Readonly<Record<string, string>> | undefined;
}

/** A row as it is in the file. */
interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly isHidden: boolean;
  /** Facts about its cells beside their texts, by column. */
  readonly known: ReadonlyMap<number, KnownCell>;
}

/** A file and its header. */
export interface ImportFile extends Pick<FileRows, 'note' | 'separator' | 'workbook'> {
  readonly name: string;
  /** The names of the columns; '' for columns without a name. */
  readonly header: readonly string[];
  /** The rows below the header that are not blank. */
  readonly rows: readonly FileRow[];
}

/** The rows of a file, with their texts by field. */
export interface ImportTable {
  readonly rows: readonly ImportRow[];
  /** The names of columns that are not imported. */
  readonly ignored: readonly string[];
  /** A day in the table whose order of day and month is unclear. */
  readonly numericDay?: string | undefined;
}

/** The fields of a movie that contain days. */
export const DAYS = formFieldsOf(newMovieFields).flatMap(([name, { type }]) =>
  type === 'date' ? [name] : [],
);

/** Reads a file of movies. Throws ImportFileError. */
export async function readImportFile(file: File, reading: Reading = {}): Promise<ImportFile> {
  const { rows: all, ...read } = await readRows(file, reading);
  const { rows: filled, cells, lastMergedWith } = fillMerged({ rows: all, ...read });
  const start = findHeader(filled).position;
  const header = (filled[start] ?? []).map((name) => name.trim());
  const first = lastMergedWith(start) + 1;
  const rows = filled
    .map((texts, index): FileRow => ({
      row: index + 1,
      cells: texts,
      isHidden: read.workbook?.hiddenRows.has(index) ?? false,
      known: knownIn(cells, index, texts.length),
    }))
    // A row is blank if it only has the text of a merged cell, or placeholders.
    .filter(
      ({ known }, index) =>
        index >= first &&
        (all[index]?.some((text) => text.trim() && !isMissingValueText(text)) ||
          [...known.values()].some(isFormula)),
    );
  if (!header.some(Boolean)) {
    throw new ImportFileError('The first row has to name the columns, and this one is blank.');
  }
  if (rows.length === 0) throw new ImportFileError('There are no films in this file.');
  if (rows.length > MAX_ROWS) {
    const [fit, are] = [MAX_ROWS, rows.length].map((count) => count.toLocaleString('en'));
    throw new ImportFileError(`One file can have ${fit} films, and these are ${are}.`);
  }
  return { ...read, name: file.name, header, rows };
}

const isFormula = ({ formula }: KnownCell) => formula !== undefined;

function knownIn(cells: ReadonlyMap<string, KnownCell>, row: number, width: number) {
  const known = new Map<number, KnownCell>();
  if (cells.size === 0) return known;
  for (let column = 0; column < width; column += 1) {
    const cell = cells.get(cellKey(row, column));
    if (cell) known.set(column, cell);
  }
  return known;
}

/** Returns the fields that the names of a file's columns suggest. Hidden columns are not imported. */
export const fieldsOfColumns = ({ header, workbook }: ImportFile): readonly string[] =>
  suggestedFields(header.map((name, column) => (workbook?.hiddenColumns.has(column) ? '' : name)));

/** Returns the rows of a file that are imported; hidden rows only if that was chosen. */
const importedRows = ({ rows }: ImportFile, takesHidden: boolean) =>
  rows.filter(({ isHidden }) => takesHidden || !isHidden);

/** Reads the rows of a file; `fields` assigns a field to each column. */
export function tableOf(
  file: ImportFile,
  fields: readonly string[],
  takesHidden = false,
): ImportTable {
  const { header, workbook } = file;
  const read = importedRows(file, takesHidden).map((row): ImportRow => {
    const columns = fields.flatMap((field, index) => (field ? [[field, index] as const] : []));
    const formulas = columns.flatMap(([field, index]) => {
      const { formula, link } = row.known.get(index) ?? {};
      return formula && !(link && LINKS.has(field)) ? [[field, formula] as const] : [];
    });
    const texts = columns.map(([field, index]) => [field, textOf(field, row, index)] as const);
    // A placeholder as a title is not blank, because the administrator has to confirm it.
    const isBlank = ([field, text]: readonly [string, string]) =>
      field !== 'title' && isMissingValueText(text);
    return {
      row: row.row,
      texts: Object.fromEntries(texts.map((cell) => (isBlank(cell) ? [cell[0], ''] : cell))),
      placeholders: Object.fromEntries(texts.filter(isBlank)),
      // In a workbook, a text beside the columns is not part of a text that was split at a comma.
      surplus: workbook
        ? undefined
        : row.cells.find((text, index) => text.trim() && !header[index]),
      ...(formulas.length > 0 && { formulas: Object.fromEntries(formulas) }),
    };
  });
  return {
    rows: read,
    ignored: header.filter((name, index) => name && !fields[index]),
    numericDay: firstAmbiguousDay(
      read.flatMap(({ texts }) => DAYS.map((name) => texts[name] ?? '')),
    ),
  };
}

const fieldsOfType = (...types: readonly FormField['type'][]) =>
  new Set(
    formFieldsOf(newMovieFields).flatMap(([name, { type }]) => (types.includes(type) ? name : [])),
  );

const NUMBERS = fieldsOfType('number');
const LINKS = fieldsOfType('YouTube link', 'web address', 'link');
const WEB_ADDRESS = /^(https?:\/\/|www\.)|^[\w-]+(\.[\w-]+)+\//i;

/** Returns the text of a cell for a field: a number without its unit, the address of a link. */
function textOf(field: string, { cells, known }: FileRow, column: number): string {
  const text = withCommonBlanks(cells[column] ?? '').trim();
  const { number, link } = known.get(column) ?? {};
  if (number !== undefined && NUMBERS.has(field)) return number;
  return link && LINKS.has(field) && !WEB_ADDRESS.test(text) ? link : text;
}

/**
 * The maximum number of cells that merged cells may fill. Only in a crafted file can merged cells
 * overlap.
 */
const MAX_FILLED = 400_000;

type Table = Pick<FileRows, 'rows' | 'workbook'>;

/** A table in which merged cells have their value in each of their rows. */
interface Filled {
  readonly rows: FileRows['rows'];
  readonly cells: ReadonlyMap<string, KnownCell>;
  /** Returns the last row that is merged with a row, or the row itself. */
  readonly lastMergedWith: (row: number) => number;
}

/** Copies the value of merged cells to each of their rows, in their first column. Throws ImportFileError. */
function fillMerged({ rows, workbook }: Table): Filled {
  const merges = (workbook?.merges ?? []).filter(({ startRow, endRow }) => endRow > startRow);
  const lastMergedWith = (row: number) =>
    Math.max(
      row,
      ...merges.flatMap(({ startRow, endRow }) => (startRow <= row && row <= endRow ? endRow : [])),
    );
  const cells = new Map(workbook?.cells);
  if (merges.length === 0) return { rows, cells, lastMergedWith };
  const filled = rows.map((texts) => [...texts]);
  let count = 0;
  for (const { startRow, endRow, startCol } of merges) {
    const text = rows[startRow]?.[startCol] ?? '';
    const known = cells.get(cellKey(startRow, startCol));
    for (let row = startRow + 1; row <= Math.min(endRow, rows.length - 1); row += 1) {
      count += 1;
      if (count > MAX_FILLED) throw new ImportFileError('This Excel file merges too many cells.');
      const texts = filled[row];
      if (texts) texts[startCol] = text;
      if (known) cells.set(cellKey(row, startCol), known);
    }
  }
  return { rows: filled, cells, lastMergedWith };
}
