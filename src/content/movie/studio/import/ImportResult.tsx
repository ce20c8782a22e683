import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { countOf } from '../../../../studio/ui/text';
import { RunningStatus, RunStatus } from '../../../../studio/bulk/RunStatus';
import { adminPaths } from '../../../paths/admin-paths';
import type { CheckedTable } from './rows/check-table';
import { ColumnFields, DayOrderField, ReadingNotes } from './ReadingFields';
import { RowPreview } from './RowPreview';
import type { useImport } from './useImport';
import { saveFile } from '../../../../shared/text/save-file';
import { csvOf } from '../../../../shared/text/csv';
import type { Outcome, RowProblem } from './rows/import-row';
import type { ImportTo } from './write/movie-writers';

type Imports = ReturnType<typeof useImport>;

interface ImportResultProps
  extends Omit<Imports, 'check'>, Pick<Imports['check'], 'chooseField' | 'chooseOrder'> {
  readonly checked: CheckedTable;
  readonly disabled: boolean;
}

/** How a table was read, what can be imported, and what was imported (product 26.6, 26.7). */
export function ImportResult({
  checked,
  runs,
  disabled,
  outcome,
  done,
  to,
  ...props
}: ImportResultProps) {
  const { choices, table, rows } = checked;
  const { file, fields } = choices;
  const { run } = runs;
  const heading = useRef<HTMLHeadingElement>(null);
  const isIdle = run === undefined;
  // After the choice of a table, and after a run: the pressed button is gone.
  useEffect(() => {
    if (isIdle) heading.current?.focus();
  }, [isIdle]);
  const drafts = [...done.values()].filter(({ was }) => was === 'saved as a draft').length;
  const count = outcome.movies.length;

  return (
    <section aria-labelledby="import-result" className="stack wide start">
      <h2 id="import-result" ref={heading} tabIndex={-1}>
        {file.name}
      </h2>
      <ReadingNotes file={file} />
      {isIdle && (
        <>
          <ColumnFields
            key={`${file.name} ${file.header.join()}`}
            file={file}
            fields={fields}
            disabled={disabled}
            onChange={props.chooseField}
          />
          {table.numericDay && (
            <DayOrderField
              example={table.numericDay}
              order={choices.order}
              onChange={props.chooseOrder}
            />
          )}
          <ImportSummary
            outcome={outcome}
            published={done.size - drafts}
            drafts={drafts}
            ignored={table.ignored}
          />
          {count > 0 && <TargetField to={to} disabled={disabled} onChange={props.setTo} />}
          <div className="row medium">
            {count > 0 && (
              <button type="button" className="button" disabled={disabled} onClick={props.start}>
                Import {countOf(count, 'film').toLowerCase()}
                {to === 'draft' && ` as ${count === 1 ? 'a draft' : 'drafts'}`}
              </button>
            )}
            {props.canUndo && (
              <button type="button" className="button" disabled={disabled} onClick={props.undo}>
                Undo the import
              </button>
            )}
          </div>
          {props.canUndo && <p>It can be taken back only until you leave this page.</p>}
        </>
      )}
      {run?.status === 'running' ? (
        <RunningStatus run={run} stop={runs.stop} takesFocus />
      ) : (
        <RunStatus runs={runs} />
      )}
      <RowPreview rows={rows} done={done} takenBack={props.takenBack} isDraft={to === 'draft'} />
      {outcome.problems.length > 0 && (
        <ProblemsButton problems={outcome.problems} fileName={file.name} />
      )}
    </section>
  );
}

interface ImportSummaryProps {
  readonly outcome: Outcome;
  /** The numbers of movies that were published, and that were saved as drafts. */
  readonly published: number;
  readonly drafts: number;
  readonly ignored: readonly string[];
}

/** Says how many films were imported, can be imported and are left out (product 26.6). */
function ImportSummary({ outcome, published, drafts, ignored }: ImportSummaryProps) {
  const { movies, existing, problems, waiting, undated } = outcome;
  const wrong = new Set(problems.map(({ row }) => row)).size;
  return (
    <div role="status" className="stack narrow">
      {published > 0 && (
        <p>
          {sentence(published, 'is imported', 'are imported')}{' '}
          <Link to={adminPaths.movies}>To the movies</Link>
        </p>
      )}
      {drafts > 0 && (
        <p>
          {sentence(drafts, 'is imported as a draft', 'are imported as drafts')}{' '}
          <Link to={adminPaths.coming}>To Coming up</Link>
        </p>
      )}
      {movies.length > 0 && <p>{sentence(movies.length, 'can be imported', 'can be imported')}</p>}
      {existing > 0 && <p>{sentence(existing, 'exists already', 'exist already')}</p>}
      {waiting > 0 && (
        <p>
          {sentence(waiting, 'waits for its picture', 'wait for their pictures')} Choose{' '}
          {waiting === 1 ? 'it' : 'them'} above.
        </p>
      )}
      {undated > 0 && (
        <p>{sentence(undated, 'waits', 'wait')} Say above in which order the days are written.</p>
      )}
      {wrong > 0 && (
        <p>
          {sentence(wrong, 'is left out', 'are left out')} Correct{' '}
          {wrong === 1 ? 'its row' : 'their rows'} and choose the file again.
        </p>
      )}
      {ignored.length > 0 && <p>Columns that are not imported: {ignored.join(', ')}.</p>}
    </div>
  );
}

const sentence = (count: number, one: string, several: string) =>
  `${countOf(count, 'film')} ${count === 1 ? one : several}.`;

const TARGETS = {
  now: 'Published: visitors see them at once',
  draft: 'Drafts: under Coming up, until you publish them',
} as const;

interface TargetFieldProps {
  readonly to: ImportTo;
  readonly disabled: boolean;
  readonly onChange: (to: ImportTo) => void;
}

/** Asks how new movies are stored. */
function TargetField({ to, disabled, onChange }: TargetFieldProps) {
  const name = useId();
  return (
    <fieldset className="choices" disabled={disabled}>
      <legend>New films become</legend>
      {(['now', 'draft'] as const).map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={to === option}
            onChange={() => onChange(option)}
          />
          {TARGETS[option]}
        </label>
      ))}
    </fieldset>
  );
}

interface ProblemsButtonProps {
  readonly problems: readonly RowProblem[];
  /** The name of the imported file. */
  readonly fileName: string;
}

/** Downloads the errors of a table, by row and column (product 26.18). */
function ProblemsButton({ problems, fileName }: ProblemsButtonProps) {
  const download = () => {
    const names = ['Row', 'Film', 'Column', 'What is wrong'];
    const rows = problems.map(({ row, title, column, text }) => [String(row), title, column, text]);
    const file = new Blob([csvOf([names, ...rows])], { type: 'text/csv' });
    saveFile(file, `${fileName.replace(/\.[^.]*$/, '')}-problems.csv`);
  };
  return (
    <button type="button" className="button" onClick={download}>
      Download the list of problems
    </button>
  );
}
