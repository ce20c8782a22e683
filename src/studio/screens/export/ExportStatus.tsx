import { useEffect, useRef } from 'react';
import styles from '../../ui/Run.module.css';
import type { ExportRun } from './useExport';

interface ExportStatusProps {
  readonly run: ExportRun;
  readonly stop: () => void;
}

/** The progress of an export, or what became of it. */
export const ExportStatus = ({ run, stop }: ExportStatusProps) =>
  run.status === 'running' ? <Running run={run} stop={stop} /> : <Report run={run} />;

/** Screen readers hear of each quarter. */
const QUARTERS = 4;

function Running({ run: { entries, pictures }, stop }: ExportStatusProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button has given way to this one.
  useEffect(() => button.current?.focus(), []);
  const tried = pictures && pictures.read + pictures.missing.length;
  const quarter = pictures && Math.floor(((tried ?? 0) / (pictures.total || 1)) * QUARTERS);

  return (
    <div className={styles.run}>
      <p id="export-progress">
        {pictures
          ? `Adding pictures: ${tried} of ${pictures.total}`
          : `Reading entries: ${entries}`}
      </p>
      <progress
        className={styles.bar}
        aria-labelledby="export-progress"
        {...(pictures && { max: pictures.total, value: tried })}
      />
      <button ref={button} type="button" className="button" onClick={stop}>
        Stop
      </button>
      <p className="visually-hidden" role="status">
        {quarter === undefined
          ? 'Reading entries.'
          : `${(quarter / QUARTERS) * 100} percent of the pictures are added.`}
      </p>
    </div>
  );
}

/** What became of the export; the focus moves there, as its button is gone. */
function Report({ run: { status, entries, pictures } }: Pick<ExportStatusProps, 'run'>) {
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => report.current?.focus(), []);
  const missing = pictures?.missing.length ?? 0;

  return (
    <div ref={report} className={styles.run} tabIndex={-1} role="group" aria-label="Export">
      {status === 'stopped' ? (
        <p>Stopped. No file was saved.</p>
      ) : (
        <p>
          {pictures
            ? `Done: ${entries} entries and ${pictures.read} pictures.`
            : `Done: ${entries} entries.`}
          {missing > 0 && ` ${explanation(missing, pictures?.read ?? 0)}`}
        </p>
      )}
    </div>
  );
}

function explanation(missing: number, read: number): string {
  const listed = 'missing-pictures.csv in the file lists their addresses.';
  if (read > 0) return `${missing} pictures could not be read: ${listed}`;
  return `The pictures could not be read, as the storage does not let this site do so: ${listed} Whoever set up the site can allow it.`;
}
