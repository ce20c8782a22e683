import type { Movie } from '../../../movie';
import type { NewMovieFields } from '../../edit/movie-fields';
import type { ImportDetails } from './movie-changes';
import { excerpt } from '../../../../../shared/text/text';

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

/** A field of a movie before and after the import; '' for blank. */
export interface ImportedChange {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** An existing movie, with the changes of a row. */
export interface MovieEdit extends Partial<Omit<ImportDetails, 'addedAt'>> {
  readonly row: number;
  readonly movie: Movie;
  readonly fields: Partial<NewMovieFields>;
  readonly changes: readonly ImportedChange[];
  readonly picture?: File | undefined;
  readonly backdrop?: File | undefined;
}

interface ReadRow {
  readonly row: number;
  readonly title: string;
  /** The status and the release date as they were read. */
  readonly status: string;
  readonly day: string;
  /** The paths of the pictures that were found. */
  readonly pictures: readonly string[];
  /** Notes about texts of the row that were read in an unexpected way or left out. */
  readonly notes: readonly string[];
}

/**
 * What a row requires before it can be imported: pictures, the order of day and month, the choice
 * of a picture, or a confirmed title.
 */
type AwaitedBy = 'pictures' | 'days' | 'choice' | 'title';

/** A row of a table, and what can be done with it. */
export type CheckedRow = ReadRow &
  (
    | { readonly state: 'new'; readonly movie: ImportMovie }
    | { readonly state: 'changes'; readonly edit: MovieEdit }
    | { readonly state: 'same'; readonly movie: Movie }
    | {
        readonly state: 'waits';
        readonly for: AwaitedBy;
        /** The pictures that are missing, as the table names them. */
        readonly names?: readonly string[];
      }
    | { readonly state: 'wrong'; readonly problems: readonly RowProblem[] }
  );

export type RowState = CheckedRow['state'];

/** The rows of a table, grouped by what can be done with them. */
export interface ImportOutcome {
  readonly movies: readonly ImportMovie[];
  readonly edits: readonly MovieEdit[];
  readonly problems: readonly RowProblem[];
  /** The number of movies that wait only for their pictures. */
  readonly waiting: number;
  /** The number of movies that wait for the order of day and month. */
  readonly undated: number;
  /** The number of movies that wait for the choice of a picture or for a confirmed title. */
  readonly doubtful: number;
  readonly untitled: number;
  /** The number of existing movies that do not change. */
  readonly same: number;
}

/** Groups the rows of a table by what can be done with them. */
export const importOutcome = (rows: readonly CheckedRow[]): ImportOutcome => ({
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

export interface ImportMode {
  readonly isDraft: boolean;
  readonly updates: boolean;
}

const NAMES = new Intl.ListFormat('en');
const WAITS = {
  days: 'Waits for the order in which the days are written.',
  pictures: 'Waits for its picture.',
  choice: 'Waits until you say which picture is meant.',
  title: 'Waits until you say that its title is right.',
} as const;

/** Describes what will be done with a row. */
export function describeRow(row: CheckedRow, { isDraft, updates }: ImportMode): string {
  switch (row.state) {
    case 'new':
      return isDraft ? 'A new draft.' : 'A new film.';
    case 'changes':
      return updates
        ? 'This film exists. An update changes:'
        : 'Left out, as this film exists. An update would change:';
    case 'same':
      return 'Left out: this film is stored like this already.';
    case 'waits':
      return row.names ? `Waits for ${NAMES.format(row.names)}.` : WAITS[row.for];
    case 'wrong':
      return 'Left out:';
  }
}

/** The maximum number of characters that are shown, and how many come before the first difference. */
const SHOWN = 160;
const BEFORE = 40;

/** Returns the texts of a change for display; only the changed part of long texts. */
export function shownChange({ label, from, to }: ImportedChange): ImportedChange {
  if (Math.max(from.length, to.length) <= SHOWN) return { label, from, to };
  const length = Math.min(from.length, to.length);
  let same = 0;
  while (same < length && from[same] === to[same]) same += 1;
  const start = Math.max(0, same - BEFORE);
  const part = (text: string) => (start > 0 ? '…' : '') + excerpt(text.slice(start), SHOWN);
  return { label, from: part(from), to: part(to) };
}
