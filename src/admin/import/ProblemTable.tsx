import { useRef, useState } from 'react';
import { saveFile } from '../../components/save-file';
import { csvOf } from '../../domain/export/csv';
import { languageOf } from '../../domain/text/text';
import type { RowProblem } from './rows/import-row';
import styles from './ProblemTable.module.css';

/** So many at once: all of them might make the page slow. */
const STEP = 100;
const NAMES = ['Row', 'Film', 'Column', 'What is wrong'];

interface ProblemTableProps {
  readonly problems: readonly RowProblem[];
  /** The name of the file that has them. */
  readonly fileName: string;
}

/** What is wrong in a table, by row and column (product 26.6), also as a file (product 26.18). */
export function ProblemTable({ problems, fileName }: ProblemTableProps) {
  const [count, setCount] = useState(STEP);
  const table = useRef<HTMLTableElement>(null);

  const showMore = () => {
    setCount(count + STEP);
    // The button goes with the last ones.
    if (count + STEP >= problems.length) table.current?.focus({ preventScroll: true });
  };

  const download = () => {
    const rows = problems.map(({ row, title, column, text }) => [String(row), title, column, text]);
    const file = new Blob([csvOf([NAMES, ...rows])], { type: 'text/csv' });
    saveFile(file, `${fileName.replace(/\.[^.]*$/, '')}-problems.csv`);
  };

  return (
    <>
      <button type="button" className="button" onClick={download}>
        Download the list of problems
      </button>
      <table ref={table} tabIndex={-1} aria-label="What is wrong" className={styles.problems}>
        <thead>
          <tr>
            {NAMES.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, count).map(({ row, title, column, text }) => (
            <tr key={`${row} ${column}`}>
              <th scope="row">{row}</th>
              <td dir="auto" lang={languageOf(title)}>
                {title}
              </td>
              <td>{column}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count < problems.length && (
        <button type="button" className="text-button" onClick={showMore}>
          Show more ({problems.length - count} of {problems.length} are hidden)
        </button>
      )}
    </>
  );
}
