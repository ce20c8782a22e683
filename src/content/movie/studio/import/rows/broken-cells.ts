import { excerpt } from '../../../../../shared/text/text';
import { MOVIE_COLUMNS } from '../../edit/movie-columns';
import type { RowProblem } from './import-row';
import type { ImportRow } from './import-table';

type BrokenCell = Pick<RowProblem, 'column' | 'text'>;

/** What of a row is no text of its table: it is refused for that and for nothing else (product 26.6). */
export function brokenCells({
  texts,
  surplus,
  formulas = {},
}: Omit<ImportRow, 'row'>): readonly BrokenCell[] {
  if (surplus !== undefined) return [{ column: 'All', text: surplusProblem(surplus) }];
  const missing = MOVIE_COLUMNS.flatMap(([field, column]) => {
    const cell = formulas[field];
    return cell
      ? [{ column, text: `${cell} has a formula, and the file has no result of it.` }]
      : [];
  });
  const [first, ...others] = missing;
  // What helps is said once.
  if (first) return [{ ...first, text: `${first.text} ${SAVE_AGAIN}` }, ...others];
  return MOVIE_COLUMNS.flatMap(([field, column]) => {
    const text = texts[field] ?? '';
    return CELL_ERROR.test(text) ? [{ column, text: `The table has the error ${text} here.` }] : [];
  });
}

/** A text with commas and without quotation marks is several cells: the movie would be half of it. */
const surplusProblem = (text: string) =>
  `There are more cells than columns: “${excerpt(text, SURPLUS_LENGTH)}” is in none. A text with commas needs quotation marks around it.`;

const SURPLUS_LENGTH = 40;

const SAVE_AGAIN = 'Open it in a spreadsheet program, save it there, and choose it again.';

/**
 * What spreadsheet programs show for a formula that has no value, in whichever language: "#N/A", "#REF!",
 * "#NAME?", "#NV", "Err:502"; while they look it up; and for a column that is too narrow.
 */
const CELL_ERROR =
  /^(#{3,}|#[Nn]\/[AaDd]|#NV|#GETTING_DATA|#[^\s\p{Ll}#]+[!?]|Err:\d{3}|Loading(\.\.\.|…))$/u;
