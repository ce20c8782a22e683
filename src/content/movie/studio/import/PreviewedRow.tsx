import { Link } from 'react-router-dom';
import { adminPaths } from '../../../paths/admin-paths';
import { languageOf } from '../../../../shared/text/text';
import { shownChange, describeRow, type ImportMode, type CheckedRow } from './rows/import-row';
import styles from './RowPreview.module.css';
import { formPath, type Done } from '../list/last-import';

/** Excludes a row from the update, or includes it again. */
export type LeaveOut = (row: number, isOut: boolean) => void;

interface PreviewedRowProps {
  readonly row: CheckedRow;
  readonly mode: ImportMode;
  readonly done: Done | undefined;
  readonly isTakenBack: boolean;
  readonly isLeftOut: boolean;
  readonly leaveOut: LeaveOut | undefined;
}

/** How a row was read, and what will be or was done with it (product 26.13). */
export const PreviewedRow = ({ row, ...props }: PreviewedRowProps) => (
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

function RowOutcome({ done, isTakenBack, ...props }: PreviewedRowProps) {
  if (done) {
    return (
      <p>
        <Link to={formPath(done.imported)}>It was {done.imported.was}.</Link>
      </p>
    );
  }
  return isTakenBack ? (
    <p>
      It was taken back. <Link to={adminPaths.trash}>To the trash</Link>
    </p>
  ) : (
    <Expected {...props} />
  );
}

type ExpectedProps = Omit<PreviewedRowProps, 'done' | 'isTakenBack'>;

const Expected = ({ row, mode, isLeftOut, leaveOut }: ExpectedProps) => (
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
