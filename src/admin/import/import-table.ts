import { excerpt } from '../../domain/text/text';
import { fieldsOf } from '../kit/fields/field-table';
import { MOVIE_COLUMNS, OTHER_COLUMNS } from '../movies/movie-columns';
import { newMovieFields } from '../movies/movie-fields';
import { ImportFileError, readRows } from './import-file';
import { exampleOf } from './imported-text';

const MAX_ROWS = 2000;
/** Rows among which the one with the names of the columns is: some tables have a heading above. */
const HEADER_WITHIN = 10;

/** The name of the field that is none of the form. */
export const PICTURE = OTHER_COLUMNS.Picture;

/** A row of the file: its texts by the name of the field. */
export interface ImportRow {
  /** As spreadsheet programs count: the first one is row 1. */
  readonly row: number;
  readonly texts: Readonly<Record<string, string>>;
  /** The first text beyond the columns that have a name: a comma of a text divides cells, too. */
  readonly surplus?: string | undefined;
}

export interface ImportTable {
  /** The name of the file. */
  readonly name: string;
  readonly rows: readonly ImportRow[];
  /** The names of columns that are no field. */
  readonly ignored: readonly string[];
  /** A day of the table in which the month may be the first or the second number. */
  readonly numericDay?: string | undefined;
}

const FORM_FIELDS = fieldsOf(newMovieFields);
const LABELS = [
  ...FORM_FIELDS.map(([field, { label }]) => [field, label] as const),
  [PICTURE, 'Movie Image'] as const,
];
const DAYS = FORM_FIELDS.flatMap(([name, { kind }]) => (kind === 'date' ? [name] : []));

/** Without case, blanks and punctuation. */
const comparable = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');

const FIELDS = new Map(
  [...LABELS, ...MOVIE_COLUMNS].map(([field, name]) => [comparable(name), field]),
);
const fieldOf = (name: string) => FIELDS.get(comparable(name));
const REQUIRED = ['title', 'status', 'description', PICTURE];

/** Reads a CSV file of movies (product 26.5). Throws ImportFileError. */
export async function readImportTable(file: File): Promise<ImportTable> {
  const all = await readRows(file);
  const start = headerOf(all);
  const header = all[start] ?? [];
  refuseColumns(header, start);
  const rows = all.slice(start + 1);
  const movies = rows.flatMap((cells, index) =>
    cells.some((text) => text.trim()) ? [{ row: start + index + 2, ...rowOf(header, cells) }] : [],
  );
  if (movies.length === 0) throw new ImportFileError('There are no films in this file.');
  if (movies.length > MAX_ROWS) {
    const [fit, are] = [MAX_ROWS, movies.length].map((count) => count.toLocaleString('en'));
    throw new ImportFileError(`One file can have ${fit} films, and these are ${are}.`);
  }
  const ignored = header.filter((name) => name.trim() && !fieldOf(name));
  const days = movies.flatMap(({ texts }) => DAYS.map((name) => texts[name] ?? ''));
  return { name: file.name, rows: movies, ignored, numericDay: exampleOf(days) };
}

/** The position of the row with the names of the columns: that which has most of those needed. */
function headerOf(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, HEADER_WITHIN).map((cells) => {
    const fields = cells.map(fieldOf);
    return REQUIRED.filter((field) => fields.includes(field)).length;
  });
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

function refuseColumns(header: readonly string[], start: number): void {
  const fields = header.map(fieldOf);
  const missing = namesOf(REQUIRED.filter((field) => !fields.includes(field)));
  if (missing.length > 0) {
    const found = header.map((name) => name.trim()).filter(Boolean);
    throw new ImportFileError(
      [
        `The first row has to name the columns. These are missing: ${listed(missing)}.`,
        found.length > 0 && `Row ${start + 1} has: ${excerpt(found.join(', '), FOUND_LENGTH)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  }
  const twice = namesOf(fields.filter((field, index) => fields.indexOf(field) < index));
  if (twice.length > 0)
    throw new ImportFileError(`These columns are there twice: ${listed(twice)}.`);
}

/** Characters of the names that were found, in a message. */
const FOUND_LENGTH = 300;

const namesOf = (fields: readonly (string | undefined)[]) =>
  MOVIE_COLUMNS.flatMap(([field, name]) => (fields.includes(field) ? [name] : []));

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

const rowOf = (header: readonly string[], cells: readonly string[]): Omit<ImportRow, 'row'> => ({
  texts: Object.fromEntries(
    header.flatMap((name, index) => {
      const field = fieldOf(name);
      return field ? [[field, cells[index]?.trim() ?? '']] : [];
    }),
  ),
  surplus: cells.find((text, index) => text.trim() && !header[index]?.trim()),
});
