import { Link } from 'react-router-dom';
import { useId, useRef, type ReactNode } from 'react';
import { adminPaths } from '../../../paths/admin-paths';
import { csvOf } from '../../../../shared/text/csv';
import { usePageTitle } from '../../../meta/page-title';
import { saveFile } from '../../../../shared/text/save-file';
import { MOVIE_COLUMNS } from '../edit/movie-fields';
import styles from './Import.module.css';
import { ImportResult } from './ImportResult';
import { LastImport } from './LastImport';
import { useImport } from './useImport';
import { RunProgress, Button } from '../../../../studio/ui/parts';
import { DropZone } from '../../../../studio/pictures/DropZone';

/** The page that imports movies from a table, after a check that shows its errors. */
export function ImportPage() {
  const { check, ...result } = useImport();
  const { pictures, fileError } = check;
  const disabled = check.isChecking || result.runs.isRunning;
  usePageTitle('Import');

  return (
    <div className={styles.page}>
      <h1 className="page-title">Import films</h1>
      {!check.checked && !check.isChecking && <LastImport {...result} />}
      <p>
        Adds films from a table of a spreadsheet program: an Excel workbook (.xlsx) or a CSV file.
        You see how each row is read and what is wrong in it before anything is stored. Films that
        exist already are left as they are, unless you say that they are updated.
      </p>
      <ul>
        <li>
          The columns are those of movies.csv in an <Link to={adminPaths.export}>export</Link>.
          Where yours have other names, you say what they are. New films need Title, Status,
          Description and Picture, the others may be missing.
        </li>
        <li>
          Picture has the name of a file: poster.jpg. You choose the files under Pictures, those of
          Wide picture, too. Folders count where names are the same: kadal/poster.jpg.
        </li>
        <li>
          Id is the end of the film’s address. If it is blank, it is made of the title. A film that
          exists is found by its id, or by its title and the year of its release.
        </li>
      </ul>
      <Button onClick={downloadTemplate}>Download an empty table</Button>
      <div className={`columns few ${styles.fields}`}>
        <FileField
          label="Table"
          hint="Up to 2,000 films and 5 MB. Of a workbook the first sheet with films is read; you can choose another."
          what="an Excel or CSV file"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={disabled}
          error={fileError}
          onFiles={check.choose}
        />
        <FileField
          label="Pictures"
          hint="All that the table names; more can be added afterwards."
          multiple
          disabled={disabled}
          onFiles={check.choosePictures}
        >
          <FolderButton disabled={disabled} onFiles={check.choosePictures} />
          {pictures > 0 && (
            <p role="status">
              {pictures === 1 ? 'One picture is' : `${pictures} pictures are`} chosen.
            </p>
          )}
        </FileField>
      </div>
      <CheckStatus {...check} />
      {!result.isKept && (
        <p role="status">
          There is no room in this browser to remember this import: it can be taken back only until
          you leave this page.
        </p>
      )}
      {check.checked && (
        <ImportResult {...result} {...check} checked={check.checked} disabled={disabled} />
      )}
    </div>
  );
}

const downloadTemplate = () =>
  saveFile(
    new Blob([csvOf([MOVIE_COLUMNS.map(([, name]) => name)])], { type: 'text/csv' }),
    'films.csv',
  );

/** The progress of the check, with a button that stops it. */
function CheckStatus({
  isChecking,
  progress,
  isStopped,
  stop,
  resume,
}: ReturnType<typeof useImport>['check']) {
  if (progress) return <RunProgress {...progress} stop={stop} />;
  return (
    <div className={styles.status}>
      <p role="status">
        {isChecking && 'Checking...'}
        {isStopped && 'The check was stopped.'}
      </p>
      {isStopped && <Button onClick={resume}>Go on</Button>}
    </div>
  );
}

interface FileFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The noun for files that are not pictures. */
  readonly what?: string;
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled: boolean;
  readonly error?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children?: ReactNode;
}

/** A field for files, which can also be dropped on it. */
function FileField({ children, ...zone }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  return (
    <div className="field tight">
      <DropZone multiple={false} error={undefined} {...zone} {...{ id, input }} replaces={false} />
      <p id={`${id}-error`} role="alert" className="alarm small">
        {zone.error}
      </p>
      {children}
    </div>
  );
}

interface FolderButtonProps {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** With this attribute, a browser returns all files of a folder, with their paths. */
const WHOLE_FOLDER = { webkitdirectory: '' };

/** A button that chooses the pictures of a folder and its subfolders, if the browser supports that. */
function FolderButton({ disabled, onFiles }: FolderButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  if (!('webkitdirectory' in HTMLInputElement.prototype)) return null;
  return (
    <>
      <Button className="text-button" disabled={disabled} onClick={() => input.current?.click()}>
        Choose a whole folder
      </Button>
      <input
        {...WHOLE_FOLDER}
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])].filter(isPicture));
          // Cleared, so that the same folder can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

const isPicture = ({ type }: File) => type.startsWith('image/');
