import { parseCsv, UnclosedQuoteError } from '../../domain/csv';
import { ID_COLUMN, MOVIE_COLUMNS, PICTURE_COLUMN, TIME_COLUMN } from '../../domain/export-files';
import { fieldsOf } from '../forms/field-table';
import { newMovieFields } from '../movies/movie-fields';

const MAX_BYTES = 5_000_000;
const MAX_ROWS = 2000;

/** The name of a field of the form, or that of the picture. */
export const PICTURE = 'picture';
const ADDRESS = 'address';

/** A row of the file: its texts by the name of the field. */
export interface ImportRow {
  /** As spreadsheet programs count: the names of the columns are row 1. */
  readonly row: number;
  readonly texts: Readonly<Record<string, string>>;
}

export interface ImportTable {
  /** The name of the file. */
  readonly name: string;
  readonly rows: readonly ImportRow[];
  /** The names of columns that are no field. */
  readonly ignored: readonly string[];
}

/** Thrown for a file that cannot be imported at all; the message says why, for the reader. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}

/** The columns of the export that are imported, by field and in their order (product 26.4). */
export const COLUMNS: readonly (readonly [field: string, name: string])[] = [
  [ADDRESS, ID_COLUMN],
  ...Object.entries(MOVIE_COLUMNS).map(([name, field]) => [field, name] as const),
  [PICTURE, PICTURE_COLUMN],
];

const LABELS = [
  ...fieldsOf(newMovieFields).map(([field, { label }]) => [field, label] as const),
  [PICTURE, 'Movie Image'] as const,
];

/** Without case, blanks and punctuation. */
const comparable = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');

const FIELDS = new Map([...LABELS, ...COLUMNS].map(([field, name]) => [comparable(name), field]));
const REQUIRED = ['title', 'status', 'description', PICTURE];

/** Reads a CSV file of films (product 26.5). Throws ImportFileError. */
export async function readImportTable(file: File): Promise<ImportTable> {
  const [header = [], ...rows] = parse(await readText(file));
  const fields = header.map((name) => FIELDS.get(comparable(name)));
  refuseColumns(fields);
  const films = rows
    .map((cells, index) => ({ row: index + 2, texts: textsOf(fields, cells) }))
    .filter((_, index) => rows[index]?.some((text) => text.trim()));
  if (films.length === 0) throw new ImportFileError('There are no films in this file.');
  if (films.length > MAX_ROWS) {
    const [fit, are] = [MAX_ROWS, films.length].map((count) => count.toLocaleString('en'));
    throw new ImportFileError(`One file can have ${fit} films, and these are ${are}.`);
  }
  const ignored = header.filter(
    (name, index) => name.trim() && !fields[index] && comparable(name) !== comparable(TIME_COLUMN),
  );
  return { name: file.name, rows: films, ignored };
}

async function readText(file: File): Promise<string> {
  if (file.size > MAX_BYTES) {
    throw new ImportFileError('This file is larger than 5 MB. Is it the right one?');
  }
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new ImportFileError('This file cannot be read. Please choose it again.', { cause });
  });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below.
  }
  throw new ImportFileError(
    'This is no CSV file in UTF-8. In Excel, save the table as “CSV UTF-8”; in other programs, choose UTF-8 as the character set.',
  );
}

function parse(text: string) {
  try {
    return parseCsv(text);
  } catch (error) {
    if (!(error instanceof UnclosedQuoteError)) throw error;
    throw new ImportFileError(
      `The quotation mark at the beginning of a cell in row ${error.row} has none at the end.`,
      { cause: error },
    );
  }
}

function refuseColumns(fields: readonly (string | undefined)[]): void {
  const missing = namesOf(REQUIRED.filter((field) => !fields.includes(field)));
  if (missing.length > 0) {
    throw new ImportFileError(
      `The first row has to name the columns. These are missing: ${listed(missing)}.`,
    );
  }
  const twice = namesOf(fields.filter((field, index) => fields.indexOf(field) < index));
  if (twice.length > 0)
    throw new ImportFileError(`These columns are there twice: ${listed(twice)}.`);
}

const namesOf = (fields: readonly (string | undefined)[]) =>
  COLUMNS.flatMap(([field, name]) => (fields.includes(field) ? [name] : []));

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

const textsOf = (fields: readonly (string | undefined)[], cells: readonly string[]) =>
  Object.fromEntries(
    fields.flatMap((field, index) => (field ? [[field, cells[index]?.trim() ?? '']] : [])),
  );
