import { useState, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import { usePageTitle } from '../../../content/meta/page-title';
import styles from './ExportPage.module.css';
import { useExport, type ExportRun } from './useExport';
import runStyles from '../../ui/Run.module.css';
/** Downloads everything that is stored (product 26.1). */
export function ExportPage() {
  const [withPictures, setWithPictures] = useState(true);
  const { run, start, stop } = useExport();
  usePageTitle('Export');

  return (
    <div className={`narrow ${styles.page}`}>
      <h1 className="page-title">Export</h1>
      <p>Everything that is stored on this site, in one ZIP file: to keep, or to take elsewhere.</p>
      <ul>
        <li>every entry with all its fields, drafts, trash and history too, as JSON,</li>
        <li>movies and messages as tables for a spreadsheet, as CSV,</li>
        <li>the pictures.</li>
      </ul>
      <p>
        The messages of your visitors are in it, with their addresses: keep the file where nobody
        else finds it, and delete it when it is no longer needed.
      </p>
      {run?.status === 'running' ? (
        <Running run={run} stop={stop} />
      ) : (
        <>
          {run && <Report run={run} />}
          <label className={`check ${styles.option}`}>
            <input
              type="checkbox"
              checked={withPictures}
              onChange={() => setWithPictures(!withPictures)}
            />
            With the pictures
          </label>
          <button type="button" className="button" onClick={() => start(withPictures)}>
            Download everything
          </button>
        </>
      )}
      <p>
        <Link to={adminPaths.import} className="link">
          Import films from a table
        </Link>
      </p>
    </div>
  );
}

/** Screen readers hear of each quarter. */
const QUARTERS = 4;

interface RunningProps {
  readonly run: ExportRun;
  readonly stop: () => void;
}

function Running({ run: { entries, pictures }, stop }: RunningProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button was replaced by this one.
  useEffect(() => button.current?.focus(), []);
  const tried = pictures && pictures.read + pictures.missing.length;
  const quarter = pictures && Math.floor(((tried ?? 0) / (pictures.total || 1)) * QUARTERS);

  return (
    <div className={`row between notice ${runStyles.run}`}>
      <p id="export-progress">
        {pictures
          ? `Adding pictures: ${tried} of ${pictures.total}`
          : `Reading entries: ${entries}`}
      </p>
      <progress
        className="progress-bar"
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

/** The result of the export; it gets the focus, as the pressed button is gone. */
function Report({ run: { status, entries, pictures } }: Pick<RunningProps, 'run'>) {
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => report.current?.focus(), []);
  const missing = pictures?.missing.length ?? 0;

  return (
    <div
      ref={report}
      className={`row between notice ${runStyles.run}`}
      tabIndex={-1}
      role="group"
      aria-label="Export"
    >
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
