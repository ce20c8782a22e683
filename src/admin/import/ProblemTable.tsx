import { useRef, useState } from 'react';
import { languageOf } from '../../domain/text';
import type { RowProblem } from './check-rows';
import styles from './ImportPage.module.css';

/** So many at once: all of them might make the page slow. */
const STEP = 100;

/** What is wrong in a table, by row and column (product 26.6). */
export function ProblemTable({ problems }: { readonly problems: readonly RowProblem[] }) {
  const [count, setCount] = useState(STEP);
  const region = useRef<HTMLDivElement>(null);

  const showMore = () => {
    setCount(count + STEP);
    // The button goes with the last ones.
    if (count + STEP >= problems.length) region.current?.focus({ preventScroll: true });
  };

  return (
    <>
      {/* Scrolls by itself on a narrow screen, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={region} className={styles.scroll} aria-label="What is wrong" tabIndex={0}>
        <table className={styles.problems}>
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
      </section>
      {count < problems.length && (
        <button type="button" className="text-button" onClick={showMore}>
          Show more ({problems.length - count} of {problems.length} are hidden)
        </button>
      )}
    </>
  );
}
