import type { Movie } from '../../../movie';
import type { NewMovieFields } from '../../edit/movie-fields';
import type { ImportDetails } from './import-details';

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

/** What a field of a movie is, and what a table makes of it; '' for nothing. */
export interface FieldChange {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** A movie that exists, with what a row changes of it. */
export interface MovieEdit extends Partial<Omit<ImportDetails, 'addedAt'>> {
  readonly row: number;
  readonly movie: Movie;
  readonly fields: Partial<NewMovieFields>;
  readonly changes: readonly FieldChange[];
  readonly picture?: File | undefined;
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
  /** What of the row is left out, in sentences. */
  readonly notes: readonly string[];
}

/**
 * What a row waits for: its pictures, the order of its days, which of the chosen pictures it means, or
 * that its title is right.
 */
type AwaitedBy = 'pictures' | 'days' | 'choice' | 'title';

/** A row of a table, and what becomes of it. */
export type CheckedRow = ReadRow &
  (
    | { readonly state: 'new'; readonly movie: ImportMovie }
    | { readonly state: 'changes'; readonly edit: MovieEdit }
    | { readonly state: 'same'; readonly movie: Movie }
    | {
        readonly state: 'waits';
        readonly for: AwaitedBy;
        /** The pictures that it waits for, as the table names them. */
        readonly names?: readonly string[];
      }
    | { readonly state: 'wrong'; readonly problems: readonly RowProblem[] }
  );

export type RowState = CheckedRow['state'];

/** What of a table can be imported, and what not. */
export interface Outcome {
  readonly movies: readonly ImportMovie[];
  readonly edits: readonly MovieEdit[];
  readonly problems: readonly RowProblem[];
  /** Movies that only lack their pictures, while no picture was chosen at all. */
  readonly waiting: number;
  /** Movies that wait for the order in which their days are written. */
  readonly undated: number;
  /** Movies that wait until somebody says which picture is meant, and those whose title is doubtful. */
  readonly doubtful: number;
  readonly untitled: number;
  /** Movies that exist and of which nothing changes. */
  readonly same: number;
}

/** Sums up what becomes of the rows of a table. */
export const outcomeOf = (rows: readonly CheckedRow[]): Outcome => ({
  movies: rows.flatMap((row) => (row.state === 'new' ? [row.movie] : [])),
  edits: rows.flatMap((row) => (row.state === 'changes' ? [row.edit] : [])),
  problems: rows.flatMap((row) => (row.state === 'wrong' ? row.problems : [])),
  waiting: waitingFor(rows, 'pictures'),
  undated: waitingFor(rows, 'days'),
  doubtful: waitingFor(rows, 'choice'),
  untitled: waitingFor(rows, 'title'),
  same: rows.filter((row) => row.state === 'same').length,
});

const waitingFor = (rows: readonly CheckedRow[], what: AwaitedBy) =>
  rows.filter((row) => row.state === 'waits' && row.for === what).length;
