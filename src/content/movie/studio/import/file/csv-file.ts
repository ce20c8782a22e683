import {
  parseCsv,
  separatorNamed,
  SEPARATORS,
  UnclosedQuoteError,
  type Separator,
} from '../../../../../shared/text/csv';
import { headerIn } from '../columns/header';
import type { FileRows } from './file-rows';
import { ImportFileError } from './import-file-error';

/**
 * The cells of a text, with the separator that makes the known columns: that with which the header names
 * most of them, then that with which most rows have as many cells as the header (product 26.5). One that
 * was chosen, or that the first line names, is taken as it is. Throws ImportFileError.
 */
export function readCsv(text: string, chosen?: Separator): FileRows {
  const separator = chosen ?? separatorNamed(text);
  const [best] = (separator ? [separator] : SEPARATORS)
    .map((one) => readWith(text, one))
    .toSorted((a, b) => compare(b.score, a.score));
  if (!best) return { rows: [] };
  if (best.error) {
    throw new ImportFileError(
      `The quotation mark at the beginning of a cell in row ${best.error.row} has none at the end.`,
      { cause: best.error },
    );
  }
  return { rows: best.rows, separator: best.separator };
}

function readWith(text: string, separator: Separator) {
  try {
    const rows = parseCsv(text, separator);
    return { separator, rows, score: scoreOf(rows), error: undefined };
  } catch (error) {
    if (!(error instanceof UnclosedQuoteError)) throw error;
    return { separator, rows: error.rows, score: scoreOf(error.rows), error };
  }
}

/** Known columns, rows as wide as the header, and columns. */
function scoreOf(rows: FileRows['rows']): readonly number[] {
  const { position, fields } = headerIn(rows);
  const width = rows[position]?.length ?? 0;
  const isSeparated = width > 1 || fields.size > 0;
  const even = rows.slice(position).filter((cells) => cells.length === width).length;
  return [fields.size, isSeparated ? even : 0, width];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
