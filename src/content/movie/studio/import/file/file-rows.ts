import type { Separator } from '../../../../../shared/text/csv';

/** Facts about a cell of a workbook beside its text. */
export interface KnownCell {
  /** The number behind its text: "135" of "135 min". */
  readonly number?: string;
  /** The address of its link. */
  readonly link?: string;
  /** Its name, as in A2, if it has a formula without a stored result. */
  readonly formula?: string;
}

/** Merged cells. Rows and columns are counted from 0. */
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

/** Facts about the table of a workbook. Rows and columns are counted from 0. */
interface Workbook {
  /** The sheet that was read. */
  readonly sheet: string;
  /** All of its sheets. */
  readonly sheets: readonly SheetName[];
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  readonly merges: readonly MergedCells[];
  /** By `cellKey`. */
  readonly cells: ReadonlyMap<string, KnownCell>;
}

/** The key of a cell. */
export const cellKey = (row: number, column: number): string => `${row},${column}`;

/** The table of a file. */
export interface FileRows {
  readonly rows: readonly (readonly string[])[];
  /** A note about the way in which it was read. */
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

/** Thrown for a file that cannot be imported; the message is for the reader. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
}
