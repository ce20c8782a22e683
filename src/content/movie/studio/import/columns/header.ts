import { fieldNamed, NEEDED } from './import-columns';

/** Rows among which the one with the names of the columns is: some tables have a heading above. */
const HEADER_WITHIN = 10;

/** The row of a table that names its columns. */
interface Header {
  readonly position: number;
  /** The fields that it names. */
  readonly fields: ReadonlySet<string>;
}

/** Finds the row that names most of the known columns, or else the first that is not blank. */
export function headerIn(rows: readonly (readonly string[])[]): Header {
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

/** How well a table can be one of films: 2 if it has all that new ones need, 1 if it can name films. */
export function fitOf(rows: readonly (readonly string[])[]): 0 | 1 | 2 {
  const { fields } = headerIn(rows);
  if (NEEDED.every((field) => fields.has(field))) return 2;
  const namesFilms = fields.has('title') || fields.has('address');
  return namesFilms && fields.size > 1 ? 1 : 0;
}
