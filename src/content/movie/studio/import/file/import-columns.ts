import { MOVIE_COLUMNS, OTHER_COLUMNS, newMovieFields } from '../../edit/movie-fields';
import { formFieldsOf } from '../../../../../studio/form/fields/field-table';
import type { Separator } from '../../../../../shared/text/csv';

/** The column with the name of the poster's file. */
export const PICTURE_COLUMN = OTHER_COLUMNS.Picture;
/** The columns with names of picture files. */
export const PICTURE_COLUMNS = [PICTURE_COLUMN, OTHER_COLUMNS['Wide picture']] as const;
const ADDRESS = 'address';

const LABELS = [
  ...formFieldsOf(newMovieFields).map(([field, { label }]) => [field, label] as const),
  [PICTURE_COLUMN, 'Movie Image'] as const,
];

/** Other common names of the columns. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  [ADDRESS]: ['slug'],
  title: ['film', 'movie', 'name', 'film title', 'name of the film', 'name of film'],
  status: ['released or upcoming'],
  description: ['synopsis', 'plot', 'summary', 'story', 'about', 'log line'],
  releaseDate: ['release', 'released', 'released on', 'date', 'date of release', 'year'],
  genre: ['genres', 'category'],
  language: ['languages'],
  certificate: ['censor certificate', 'certification', 'rating'],
  runtimeMinutes: ['duration', 'length', 'minutes', 'running time', 'runtime (minutes)'],
  director: ['directors', 'directed by', 'direction'],
  actors: ['cast', 'starring', 'actor', 'artists'],
  writers: ['writer', 'written by', 'screenplay', 'script', 'story by'],
  music: ['composer', 'music by', 'music director'],
  camera: ['camera', 'cinematographer', 'dop', 'director of photography'],
  editing: ['editor', 'edited by'],
  trailerUrl: ['trailer', 'youtube', 'trailer url'],
  ticketUrl: ['tickets', 'ticket url', 'booking link'],
  [PICTURE_COLUMN]: ['poster', 'image', 'picture file', 'poster file', 'photo'],
  [OTHER_COLUMNS['Wide picture']]: ['backdrop', 'wide image'],
};

/** Returns a name without case, spaces and punctuation, for comparison. */
const comparable = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');

const FIELDS = new Map(
  [
    ...Object.entries(OTHER_NAMES).flatMap(([field, names]) =>
      names.map((name) => [field, name] as const),
    ),
    ...LABELS,
    ...MOVIE_COLUMNS,
  ].map(([field, name]) => [comparable(name), field]),
);

/** Returns the field that the name of a column suggests; '' for none. */
const fieldNamed = (name: string): string => FIELDS.get(comparable(name)) ?? '';

/**
 * Returns the fields that the names of the columns suggest, '' for none. If several columns suggest
 * the same field, the column with the name used in exports gets it, otherwise the first one.
 */
export function suggestedFields(header: readonly string[]): readonly string[] {
  const fields = header.map(fieldNamed);
  return fields.map((field, index) => (bestFor(field, header, fields) === index ? field : ''));
}

function bestFor(field: string, header: readonly string[], fields: readonly string[]): number {
  const exact = header.findIndex(
    (name, index) => fields[index] === field && NAMES.get(comparable(name)) === field,
  );
  return exact >= 0 ? exact : fields.indexOf(field);
}

const NAMES = new Map(MOVIE_COLUMNS.map(([field, name]) => [comparable(name), field]));

/** Returns the fields after a column was assigned one, which is removed from any other column. */
export const withColumnField = (
  fields: readonly string[],
  column: number,
  field: string,
): readonly string[] =>
  fields.map((before, index) => {
    if (index === column) return field;
    return before === field ? '' : before;
  });

/** The fields that a new movie requires. */
export const NEEDED = ['title', 'status', 'description', PICTURE_COLUMN];

/** Returns the column names of these fields, in the order of the columns. */
export const namesOf = (fields: readonly string[]): readonly string[] =>
  MOVIE_COLUMNS.flatMap(([field, name]) => (fields.includes(field) ? [name] : []));

/** The number of first rows that may contain the header, because some tables have a title above it. */
const HEADER_WITHIN = 10;

/** The header of a table: its position, and the fields of its columns. */
interface Header {
  readonly position: number;
  readonly fields: ReadonlySet<string>;
}

/** Finds the row that names the most known columns; if there is none, the first row that is not blank. */
export function findHeader(rows: readonly (readonly string[])[]): Header {
  const known = rows
    .slice(0, HEADER_WITHIN)
    .map((cells) => new Set(cells.map(fieldNamed).filter(Boolean)));
  const most = Math.max(0, ...known.map(({ size }) => size));
  const position =
    most > 0
      ? known.findIndex(({ size }) => size === most)
      : Math.max(
          0,
          rows.findIndex((cells) => cells.some(Boolean)),
        );
  return { position, fields: known[position] ?? new Set() };
}

/**
 * Rates how likely a table lists films: 2 if it has all columns that new films require, 1 if it has
 * columns that identify films, otherwise 0.
 */
export function rateFilmTable(rows: readonly (readonly string[])[]): 0 | 1 | 2 {
  const { fields } = findHeader(rows);
  if (NEEDED.every((field) => fields.has(field))) return 2;
  const namesFilms = fields.has('title') || fields.has('address');
  return namesFilms && fields.size > 1 ? 1 : 0;
}

/** Facts about a cell of a workbook beside its text. */
export interface KnownCell {
  /**
   * The numeric value of a cell with a number format, as a text: "135" for the displayed "135 min".
   */
  readonly number?: string;
  /** The address of its link. */
  readonly link?: string;
  /** The name of the cell, such as A2, if it has a formula without a stored result. */
  readonly formula?: string;
}

/** Merged cells. Rows and columns count from 0. */
interface MergedCells {
  readonly startRow: number;
  readonly endRow: number;
  readonly startCol: number;
}

/** A sheet of a workbook. */
export interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
}

/** Facts about the table of a workbook. Rows and columns count from 0. */
interface Workbook {
  /** The sheet that was read. */
  readonly sheet: string;
  readonly sheets: readonly SheetName[];
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  readonly merges: readonly MergedCells[];
  /** The known cells, by `cellKey`. */
  readonly cells: ReadonlyMap<string, KnownCell>;
}

export const cellKey = (row: number, column: number): string => `${row},${column}`;

/** The table of a file. */
export interface FileRows {
  readonly rows: readonly (readonly string[])[];
  /** A note about how the file was read. */
  readonly note?: string;
  /** The separator of a CSV file. */
  readonly separator?: Separator;
  readonly workbook?: Workbook;
}

/** The chosen way to read a file. */
export interface Reading {
  readonly separator?: Separator;
  readonly sheet?: string;
}

/** Thrown for a file that cannot be imported. The message is shown to the administrator. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}
