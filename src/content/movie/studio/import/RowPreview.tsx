import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  shownChange,
  describeRow,
  type CheckedRow,
  type RowState,
  type ImportMode,
} from './rows/import-row';
import { formPath, type Done } from '../last-import';
import styles from './Import.module.css';
import { adminPaths } from '../../../paths/admin-paths';
import { languageOf } from '../../../../shared/text/text';
import { Button } from '../../../../studio/ui/parts';

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
  /** The imported films by row. */
  readonly done: ReadonlyMap<number, Done>;
  /** Rows whose new movies were moved to the trash by "Undo". */
  readonly takenBack: ReadonlySet<number>;
  readonly mode: ImportMode;
  /** Rows that are excluded from the update. */
  readonly leftOut: ReadonlySet<number>;
  /** Undefined while the choice is disabled. */
  readonly leaveOut: LeaveOut | undefined;
}

/** The rows of a table by page, with the values that were read and what will be done (product 26.13). */
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
      <table ref={table} tabIndex={-1} aria-labelledby="import-rows" className={styles.rows}>
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
          <Button disabled={current === 0} onClick={() => turn(current - 1)}>
            Previous
          </Button>
          <p role="status">
            {(first + 1).toLocaleString('en')} to{' '}
            {Math.min(first + PAGE, shown.length).toLocaleString('en')} of{' '}
            {shown.length.toLocaleString('en')}
          </p>
          <Button disabled={current === pages - 1} onClick={() => turn(current + 1)}>
            Next
          </Button>
        </nav>
      )}
    </section>
  );
}

/** Excludes a row from the update, or includes it again. */
type LeaveOut = (row: number, isOut: boolean) => void;

interface PreviewedRowProps {
  readonly row: CheckedRow;
  readonly mode: ImportMode;
  readonly done: Done | undefined;
  readonly isTakenBack: boolean;
  readonly isLeftOut: boolean;
  readonly leaveOut: LeaveOut | undefined;
}

/** A row of the preview: the values that were read, and what will be done with it or was done. */
const PreviewedRow = ({ row, ...props }: PreviewedRowProps) => (
  <tr>
    <th scope="row">{row.row}</th>
    <td dir="auto" lang={languageOf(row.title)} className={`strong ${styles.title}`}>
      {row.title || 'Untitled'}
    </td>
    <td data-name="Status">{row.status}</td>
    <td data-name="Day">{row.day}</td>
    <td data-name="Pictures">{row.pictures.join(', ')}</td>
    <td>
      <RowOutcome row={row} {...props} />
    </td>
  </tr>
);

const WAS = { published: 'published', draft: 'saved as a draft', updated: 'updated' };

function RowOutcome({ row, mode, done, isTakenBack, isLeftOut, leaveOut }: PreviewedRowProps) {
  if (done) {
    return (
      <p>
        <Link to={formPath(done.imported)}>It was {WAS[done.imported.was]}.</Link>
      </p>
    );
  }
  if (isTakenBack) {
    return (
      <p>
        It was taken back. <Link to={adminPaths.trash}>To the trash</Link>
      </p>
    );
  }
  return (
    <>
      <p>{describeRow(row, mode)}</p>
      {row.state === 'wrong' && (
        <ul>
          {row.problems.map(({ column, text }) => (
            <li key={column}>
              {column}: {text}
            </li>
          ))}
        </ul>
      )}
      {row.state === 'changes' && (
        <ul>
          {row.edit.changes.map(shownChange).map(({ label, from, to }) => (
            <li key={label}>
              {label}:{' '}
              {from && (
                <>
                  <del>
                    <bdi>{from}</bdi>
                  </del>{' '}
                  →{' '}
                </>
              )}
              <ins>
                <bdi>{to}</bdi>
              </ins>
            </li>
          ))}
        </ul>
      )}
      {row.state === 'changes' && mode.updates && (
        <label className="check">
          <input
            type="checkbox"
            checked={!isLeftOut}
            disabled={!leaveOut}
            onChange={() => leaveOut?.(row.row, !isLeftOut)}
          />
          <span>
            Update this film<span className="visually-hidden">: {row.title}</span>
          </span>
        </label>
      )}
      {row.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}
