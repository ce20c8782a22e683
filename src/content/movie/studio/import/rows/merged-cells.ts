import { cellKey, type FileRows, type KnownCell } from '../file/file-rows';
import { ImportFileError } from '../file/import-file-error';

/** Cells that merged ones may fill: they cannot overlap, so that no honest table has more. */
const MAX_FILLED = 400_000;

type Table = Pick<FileRows, 'rows' | 'workbook'>;

/** What a table has in its cells when merged ones give their value to each of their rows. */
interface Filled {
  readonly rows: FileRows['rows'];
  readonly cells: ReadonlyMap<string, KnownCell>;
  /** The last row that is merged with that row, or the row itself. */
  readonly lastMergedWith: (row: number) => number;
}

/**
 * Gives the value of cells that are merged to each of their rows, in their first column (product 26.17).
 * Throws ImportFileError.
 */
export function fillMerged({ rows, workbook }: Table): Filled {
  const merges = (workbook?.merges ?? []).filter(({ startRow, endRow }) => endRow > startRow);
  const lastMergedWith = (row: number) =>
    Math.max(
      row,
      ...merges.flatMap(({ startRow, endRow }) => (startRow <= row && row <= endRow ? endRow : [])),
    );
  const cells = new Map(workbook?.cells);
  if (merges.length === 0) return { rows, cells, lastMergedWith };
  const filled = rows.map((texts) => [...texts]);
  let count = 0;
  for (const { startRow, endRow, startCol } of merges) {
    const text = rows[startRow]?.[startCol] ?? '';
    const known = cells.get(cellKey(startRow, startCol));
    for (let row = startRow + 1; row <= Math.min(endRow, rows.length - 1); row += 1) {
      count += 1;
      if (count > MAX_FILLED) throw new ImportFileError('This Excel file merges too many cells.');
      const texts = filled[row];
      if (texts) texts[startCol] = text;
      if (known) cells.set(cellKey(row, startCol), known);
    }
  }
  return { rows: filled, cells, lastMergedWith };
}
