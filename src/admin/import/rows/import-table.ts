import { fieldsOf } from '../../kit/fields/field-table';
import { newMovieFields } from '../../movies/movie-fields';
import { fieldNamed, suggestedFields } from './import-columns';
import { readRows } from '../file/import-file';
import { ImportFileError } from '../file/import-file-error';
import { exampleOf } from './imported-text';

const MAX_ROWS = 2000;
/** Rows among which the one with the names of the columns is: some tables have a heading above. */
const HEADER_WITHIN = 10;

/** A row of the file: its texts by the name of the field. */
export interface ImportRow {
  /** As spreadsheet programs count: the first one is row 1. */
  readonly row: number;
  readonly texts: Readonly<Record<string, string>>;
  /** The first text beyond the columns that have a name: a comma of a text divides cells, too. */
  readonly surplus?: string | undefined;
}

/** A file as it is, with the row that names its columns. */
export interface ImportFile {
  readonly name: string;
  /** The names of the columns; '' for those without one. */
  readonly header: readonly string[];
  /** The other rows that are not blank. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  /** What is to be known of how it was read. */
  readonly note?: string | undefined;
}

/** A file with a field for each of its columns; '' for those that are not imported. */
export interface ImportTable {
  readonly rows: readonly ImportRow[];
  /** The names of columns that are not imported. */
  readonly ignored: readonly string[];
  /** A day of the table in which the month may be the first or the second number. */
  readonly numericDay?: string | undefined;
}

/** The fields of a movie that hold days. */
export const DAYS = fieldsOf(newMovieFields).flatMap(([name, { kind }]) =>
  kind === 'date' ? [name] : [],
);

/** Reads a file of movies (product 26.5). Throws ImportFileError. */
export async function readImportFile(file: File): Promise<ImportFile> {
  const { rows: all, note } = await readRows(file);
  const start = headerOf(all);
  const header = (all[start] ?? []).map((name) => name.trim());
  const rows = all
    .slice(start + 1)
    .map((cells, index) => ({ row: start + index + 2, cells }))
    .filter(({ cells }) => cells.some((text) => text.trim()));
  if (!header.some(Boolean)) {
    throw new ImportFileError('The first row has to name the columns, and this one is blank.');
  }
  if (rows.length === 0) throw new ImportFileError('There are no films in this file.');
  if (rows.length > MAX_ROWS) {
    const [fit, are] = [MAX_ROWS, rows.length].map((count) => count.toLocaleString('en'));
    throw new ImportFileError(`One file can have ${fit} films, and these are ${are}.`);
  }
  return { name: file.name, header, rows, note };
}

/** The position of the row with the names of the columns: that which has most of those known. */
function headerOf(rows: readonly (readonly string[])[]): number {
  const counts = rows
    .slice(0, HEADER_WITHIN)
    .map((cells) => new Set(cells.map(fieldNamed).filter(Boolean)).size);
  const most = Math.max(0, ...counts);
  return most > 0
    ? counts.indexOf(most)
    : Math.max(
        0,
        rows.findIndex((cells) => cells.some(Boolean)),
      );
}

/** The fields that the columns of a file are by their names. */
export const fieldsIn = ({ header }: ImportFile): readonly string[] => suggestedFields(header);

/** Reads the rows of a file with a field for each of its columns. */
export function tableOf({ header, rows }: ImportFile, fields: readonly string[]): ImportTable {
  const read = rows.map(({ row, cells }): ImportRow => ({
    row,
    texts: Object.fromEntries(
      fields.flatMap((field, index) => (field ? [[field, cells[index]?.trim() ?? '']] : [])),
    ),
    surplus: cells.find((text, index) => text.trim() && !header[index]),
  }));
  return {
    rows: read,
    ignored: header.filter((name, index) => name && !fields[index]),
    numericDay: exampleOf(read.flatMap(({ texts }) => DAYS.map((name) => texts[name] ?? ''))),
  };
}
