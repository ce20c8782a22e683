import { Link } from 'react-router-dom';
import { adminPaths } from '../../admin-paths';
import { csvOf } from '../../domain/export/csv';
import { usePageTitle } from '../../hooks/usePageTitle';
import { saveFile } from '../../components/save-file';
import page from '../kit/Page.module.css';
import { MOVIE_COLUMNS } from '../movies/movie-columns';
import { FileField } from './FileField';
import styles from './ImportPage.module.css';
import { ImportResult } from './ImportResult';
import { useImport } from './useImport';

/** Adds movies from a table, after a look at what is wrong in it (product 26.4). */
export function ImportPage() {
  const { result, pictures, fileError, isChecking, runs, ...actions } = useImport();
  const disabled = isChecking || runs.isRunning;
  usePageTitle('Import');

  return (
    <div className={styles.page}>
      <h1 className={page.title}>Import films</h1>
      <p>
        Adds films from a table that a spreadsheet program has saved as a CSV file. You see what is
        wrong in it before anything is stored. Films that exist already are not changed.
      </p>
      <ul>
        <li>
          The columns are those of movies.csv in an <Link to={adminPaths.export}>export</Link>.
          Title, Status, Description and Picture are needed, the others may be missing.
        </li>
        <li>
          Picture has the name of a file: poster.jpg. The files are chosen below the table, those of
          Wide picture, too.
        </li>
        <li>Id is the end of the film’s address. If it is blank, it is made of the title.</li>
      </ul>
      <button type="button" className="button" onClick={downloadTemplate}>
        Download an empty table
      </button>
      <div className={styles.fields}>
        <FileField
          label="Table"
          hint="Up to 2,000 films and 5 MB, in UTF-8."
          what="a CSV file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          disabled={disabled}
          error={fileError}
          onFiles={actions.choose}
        />
        <FileField
          label="Pictures"
          hint="All that the table names; more can be added afterwards."
          multiple
          disabled={disabled}
          onFiles={actions.choosePictures}
        >
          {pictures > 0 && (
            <p role="status">
              {pictures === 1 ? 'One picture is' : `${pictures} pictures are`} chosen.
            </p>
          )}
        </FileField>
      </div>
      <p role="status" className={styles.status}>
        {isChecking && 'Checking...'}
      </p>
      {result && (
        <ImportResult
          result={result}
          runs={runs}
          disabled={disabled}
          start={actions.start}
          chooseOrder={actions.chooseOrder}
        />
      )}
    </div>
  );
}

const downloadTemplate = () =>
  saveFile(
    new Blob([csvOf([MOVIE_COLUMNS.map(([, name]) => name)])], { type: 'text/csv' }),
    'films.csv',
  );
