import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../content/paths/admin-paths';
import { usePageTitle } from '../../../content/usePageTitle';
import page from '../../ui/Page.module.css';
import styles from './ExportPage.module.css';
import { ExportStatus } from './ExportStatus';
import { useExport } from './useExport';

/** Downloads everything that is stored (product 26.1). */
export function ExportPage() {
  const [withPictures, setWithPictures] = useState(true);
  const { run, start, stop } = useExport();
  usePageTitle('Export');

  return (
    <div className={styles.page}>
      <h1 className={page.title}>Export</h1>
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
        <ExportStatus run={run} stop={stop} />
      ) : (
        <>
          {run && <ExportStatus run={run} stop={stop} />}
          <label className={styles.option}>
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
      <p className={styles.other}>
        <Link to={adminPaths.import}>Import films from a table</Link>
      </p>
    </div>
  );
}
