import { useRef, useState } from 'react';
import { languageOf } from '../../domain/text/text';
import type { RowProblem } from './check-rows';
import styles from './ProblemTable.module.css';

/** So many at once: all of them might make the page slow. */
const STEP = 100;

/** What is wrong in a table, by row and column (product 26.6). */
export function ProblemTable({ problems }: { readonly problems: readonly RowProblem[] }) {
  const [count, setCount] = useState(STEP);
  const table = useRef<HTMLTableElement>(null);

  const showMore = () => {
    setCount(count + STEP);
    // The button goes with the last ones.
    if (count + STEP >= problems.length) table.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <table ref={table} tabIndex={-1} aria-label="What is wrong" className={styles.problems}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Film</th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
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
