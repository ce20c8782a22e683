import type { NewMovieFields } from '../../edit/movie-fields';
import type { ImportDetails } from './cells';

export interface RowProblem {
  readonly row: number;
  readonly title: string;
  readonly column: string;
  readonly text: string;
}

/** A movie that can be imported. */
export interface ImportMovie extends ImportDetails {
  readonly row: number;
  readonly fields: NewMovieFields;
  readonly picture: File;
  /** The wide picture. */
  readonly backdrop?: File | undefined;
}

interface ReadRow {
  readonly row: number;
  readonly title: string;
  /** The status and the release date as they are read. */
  readonly status: string;
  readonly day: string;
  /** The names of the pictures that were found. */
  readonly pictures: readonly string[];
  /** Notes about texts of the row that were read in an unexpected way. */
  readonly notes: readonly string[];
}

/** A row of a table, and what can be done with it. */
export type CheckedRow = ReadRow &
  (
    | { readonly state: 'new'; readonly movie: ImportMovie }
    | { readonly state: 'exists' }
    /** It waits for its pictures, or for the order of its days. */
    | {
        readonly state: 'waits';
        /** The pictures that it waits for, as the table names them. */
        readonly names?: readonly string[];
      }
    | { readonly state: 'wrong'; readonly problems: readonly RowProblem[] }
  );

export type RowState = CheckedRow['state'];

/** The rows of a table by what can be done with them. */
export interface Outcome {
  readonly movies: readonly ImportMovie[];
  readonly problems: readonly RowProblem[];
  /** Movies of which only the pictures are missing. */
  readonly waiting: number;
  /** Movies that wait for the order in which their days are written. */
  readonly undated: number;
  /** Movies that exist already. */
  readonly existing: number;
}

/** Sorts the rows of a table by what can be done with them. */
export const outcomeOf = (rows: readonly CheckedRow[]): Outcome => ({
  movies: rows.flatMap((row) => (row.state === 'new' ? [row.movie] : [])),
  problems: rows.flatMap((row) => (row.state === 'wrong' ? row.problems : [])),
  waiting: rows.filter((row) => row.state === 'waits' && row.names).length,
  undated: rows.filter((row) => row.state === 'waits' && !row.names).length,
  existing: rows.filter((row) => row.state === 'exists').length,
});

/** Says what will be done with a row (product 26.13). */
export function describeRow(row: CheckedRow, isDraft: boolean): string {
  switch (row.state) {
    case 'new':
      return isDraft ? 'A new draft.' : 'A new film.';
    case 'exists':
      return 'Left out, as this film exists.';
    case 'waits':
      return row.names
        ? `Waits for ${new Intl.ListFormat('en').format(row.names)}.`
        : 'Waits for the order in which the days are written.';
    case 'wrong':
      return 'Left out:';
  }
}
