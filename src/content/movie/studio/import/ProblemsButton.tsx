import { saveFile } from '../../../../shared/text/save-file';
import { csvOf } from '../../../../shared/text/csv';
import type { RowProblem } from './rows/import-row';

interface ProblemsButtonProps {
  readonly problems: readonly RowProblem[];
  /** The name of the file that has them. */
  readonly fileName: string;
}

/** Downloads what is wrong in a table, by row and column (product 26.18). */
export function ProblemsButton({ problems, fileName }: ProblemsButtonProps) {
  const download = () => {
    const names = ['Row', 'Film', 'Column', 'What is wrong'];
    const rows = problems.map(({ row, title, column, text }) => [String(row), title, column, text]);
    const file = new Blob([csvOf([names, ...rows])], { type: 'text/csv' });
    saveFile(file, `${fileName.replace(/\.[^.]*$/, '')}-problems.csv`);
  };
  return (
    <button type="button" className="button" onClick={download}>
      Download the list of problems
    </button>
  );
}
