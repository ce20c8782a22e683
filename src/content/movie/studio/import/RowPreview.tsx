import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { describeRow, type CheckedRow, type RowState } from './rows/import-row';
import { formPath, type Imported } from './write/movie-writers';
import styles from './Import.module.css';
import { adminPaths } from '../../../paths/admin-paths';
import { languageOf } from '../../../../shared/text/text';

/** Rows per page. */
const PAGE = 50;

type Filter = (row: CheckedRow, isDone: boolean) => boolean;

const inState =
  (wanted: RowState): Filter =>
  ({ state }, isDone) =>
    !isDone && state === wanted;

const FILTERS: readonly { readonly label: string; readonly has: Filter }[] = [
  { label: 'All', has: () => true },
  { label: 'Imported', has: (_, isDone) => isDone },
  { label: 'New', has: inState('new') },
  { label: 'Existing', has: inState('exists') },
  { label: 'Waiting', has: inState('waits') },
  { label: 'Wrong', has: inState('wrong') },
];

interface RowPreviewProps {
  readonly rows: readonly CheckedRow[];
  /** By row, what was imported. */
  readonly done: ReadonlyMap<number, Imported>;
  /** Rows whose new movies are in the trash again. */
  readonly takenBack: ReadonlySet<number>;
  readonly isDraft: boolean;
}

/** How each row of a table was read and what will be done with it, by pages (product 26.13). */
export function RowPreview({ rows, done, takenBack, isDraft }: RowPreviewProps) {
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
              isDraft={isDraft}
              imported={done.get(row.row)}
              isTakenBack={takenBack.has(row.row)}
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

interface PreviewedRowProps {
  readonly row: CheckedRow;
  readonly isDraft: boolean;
  readonly imported: Imported | undefined;
  readonly isTakenBack: boolean;
}

/** How a row was read, and what will be or was done with it (product 26.13). */
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

function RowOutcome({ row, isDraft, imported, isTakenBack }: PreviewedRowProps) {
  if (imported) {
    return (
      <p>
        <Link to={formPath(imported)}>It was {imported.was}.</Link>
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
      <p>{describeRow(row, isDraft)}</p>
      {row.state === 'wrong' && (
        <ul>
          {row.problems.map(({ column, text }) => (
            <li key={column}>
              {column}: {text}
            </li>
          ))}
        </ul>
      )}
      {row.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}
