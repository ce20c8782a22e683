import type { Separator } from '../../../../../shared/text/csv';

/** What is known of a cell of a workbook beside its text. */
export interface KnownCell {
  /** The number that its text shows: "135" of "135 min". */
  readonly number?: string;
  /** The address that it leads to. */
  readonly link?: string;
  /** Its name, as A2, if it has a formula and no result of it is stored. */
  readonly formula?: string;
}

/** Cells that are shown as one, by their rows and their first column, counted from 0. */
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

/** What a workbook says of its table. Rows and columns are counted from 0. */
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

/** A table as it is in a file. */
export interface FileRows {
  readonly rows: readonly (readonly string[])[];
  /** What is to be known of how it was read. */
  readonly note?: string;
  /** What is between the cells of a text. */
  readonly separator?: Separator;
  readonly workbook?: Workbook;
}

/** How a file is to be read, where that was chosen. */
export interface Reading {
  readonly separator?: Separator;
  readonly sheet?: string;
}
