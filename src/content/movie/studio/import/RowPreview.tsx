import { useRef, useState } from 'react';
import type { CheckedRow, RowState, ImportMode } from './rows/import-row';
import type { Done } from '../list/last-import';
import { PreviewedRow, type LeaveOut } from './PreviewedRow';
import styles from './RowPreview.module.css';

/** Rows per page. */
const PAGE = 50;

type Filter = (row: CheckedRow, isDone: boolean) => boolean;

const inStates =
  (...states: readonly RowState[]): Filter =>
  ({ state }, isDone) =>
    !isDone && states.includes(state);

const FILTERS: readonly { readonly label: string; readonly has: Filter }[] = [
  { label: 'All', has: () => true },
  { label: 'Imported', has: (_, isDone) => isDone },
  { label: 'New', has: inStates('new') },
  { label: 'Existing', has: inStates('changes', 'same') },
  { label: 'Waiting', has: inStates('waits') },
  { label: 'Wrong', has: inStates('wrong') },
];

interface RowPreviewProps {
  readonly rows: readonly CheckedRow[];
  /** By row, what was imported. */
  readonly done: ReadonlyMap<number, Done>;
  /** Rows whose new movies are in the trash again. */
  readonly takenBack: ReadonlySet<number>;
  readonly mode: ImportMode;
  /** Rows that are excluded from the update. */
  readonly leftOut: ReadonlySet<number>;
  /** Undefined while nothing can be chosen. */
  readonly leaveOut: LeaveOut | undefined;
}

/** How each row of a table was read and what will be done with it, by pages (product 26.13). */
export function RowPreview({ rows, done, takenBack, ...props }: RowPreviewProps) {
  const [filter, setFilter] = useState(0);
  const [page, setPage] = useState(0);
  const table = useRef<HTMLTableElement>(null);
  const rowsIn = (has: Filter) => rows.filter((row) => has(row, done.has(row.row)));
  const shown = rowsIn(FILTERS[filter]?.has ?? (() => true));
  const pages = Math.max(1, Math.ceil(shown.length / PAGE));
  const current = Math.min(page, pages - 1);
  const first = current * PAGE;
  const turn = (to: number) => {
    setPage(to);
    table.current?.focus();
  };

  return (
    <section aria-labelledby="import-rows" className="stack loose">
      <h3 id="import-rows" className="entry-title">
        How the rows are read
      </h3>
      <div role="group" aria-label="Rows" className="tabs">
        {FILTERS.map(({ label, has }, index) => {
          const found = rowsIn(has).length;
          return (
            (index === 0 || index === filter || found > 0) && (
              <button
                key={label}
                type="button"

                aria-pressed={index === filter}
                onClick={() => {
                  setFilter(index);
                  setPage(0);
                }}
              >
                {label} ({found.toLocaleString('en')})
              </button>
            )
          );
        })}
      </div>
      <table
        ref={table}
        tabIndex={-1}
        aria-labelledby="import-rows"
        className={`sheet ${styles.rows}`}
      >
        <thead>
          <tr>
            {['Row', 'Film', 'Status', 'Day', 'Pictures', 'What becomes of it'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.slice(first, first + PAGE).map((row) => (
            <PreviewedRow
              key={row.row}
              row={row}
              mode={props.mode}
              done={done.get(row.row)}
              isTakenBack={takenBack.has(row.row)}
              isLeftOut={props.leftOut.has(row.row)}
              leaveOut={props.leaveOut}
            />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <nav aria-label="Pages of rows" className="row wide">
          <button
            type="button"
            className="button"
            disabled={current === 0}
            onClick={() => turn(current - 1)}
          >
            Previous
          </button>
          <p role="status">
            {(first + 1).toLocaleString('en')} to{' '}
            {Math.min(first + PAGE, shown.length).toLocaleString('en')} of{' '}
            {shown.length.toLocaleString('en')}
          </p>
          <button
            type="button"
            className="button"
            disabled={current === pages - 1}
            onClick={() => turn(current + 1)}
          >
            Next
          </button>
        </nav>
      )}
    </section>
  );
}
