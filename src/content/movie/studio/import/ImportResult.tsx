import { useEffect, useRef } from 'react';
import { countOf } from '../../../../studio/ui/text';
import { RunStatus } from '../../../../studio/bulk/RunStatus';
import type { CheckedTable } from './rows/check-table';
import { ColumnFields, DayOrderField, ReadingFields } from './ReadingFields';
import { ImportChoices, ImportSummary } from './ImportSummary';
import { PictureQuestions, TitleQuestion } from './ImportQuestions';
import { RowPreview } from './RowPreview';
import type { useImport } from './useImport';
import { saveFile } from '../../../../shared/text/save-file';
import { csvOf } from '../../../../shared/text/csv';
import type { RowProblem } from './rows/import-row';
import { Button } from '../../../../studio/ui/parts';

type Imports = ReturnType<typeof useImport>;

interface ImportResultProps extends Omit<Imports, 'check'>, Omit<Imports['check'], 'checked'> {
  readonly checked: CheckedTable;
  readonly disabled: boolean;
}

/** Shows how a table was read, which films can be imported, and which films were imported. */
export function ImportResult({
  checked,
  runs,
  disabled,
  outcome,
  done,
  ...props
}: ImportResultProps) {
  const { choices, table, rows } = checked;
  const { to, updates } = props;
  const { run } = runs;
  const heading = useRef<HTMLHeadingElement>(null);
  const isIdle = run === undefined;
  // Sets the focus after the choice of a table and after a run, because the pressed button no longer exists.
  useEffect(() => {
    if (isIdle) heading.current?.focus();
  }, [isIdle]);
  const drafts = [...done.values()].filter(({ imported }) => imported.was === 'draft');
  const action = actionFor(outcome.movies.length, outcome.edits.length, to === 'draft');

  return (
    <section aria-labelledby="import-result" className="stack wide start">
      <h2 id="import-result" ref={heading} tabIndex={-1}>
        {choices.file.name}
      </h2>
      {choices.file.note && <p className="stack narrow">{choices.file.note}</p>}
      {isIdle && (
        <>
          <ReadingFields
            file={choices.file}
            takesHidden={choices.takesHidden}
            disabled={disabled}
            onReading={props.readAs}
            onHidden={props.takeHidden}
          />
          <ColumnFields
            key={`${choices.file.name} ${choices.file.header.join()}`}
            file={choices.file}
            fields={choices.fields}
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
          <TitleQuestion checked={checked} disabled={disabled} onConfirm={props.confirmTitle} />
          <PictureQuestions checked={checked} disabled={disabled} onAnswer={props.answerPicture} />
          <ImportSummary
            outcome={outcome}
            published={done.size - drafts.length}
            drafts={drafts.length}
            ignored={table.ignored}
          />
          <ImportChoices
            to={to}
            onTo={props.setTo}
            hasNew={outcome.movies.length > 0}
            hasChanges={outcome.changed.length > 0}
            updates={updates}
            onUpdates={props.setUpdates}
            disabled={disabled}
          />
          <div className="row medium">
            {action && (
              <Button disabled={disabled} onClick={props.start}>
                {action}
              </Button>
            )}
            {props.canUndo && (
              <Button disabled={disabled} onClick={props.undo}>
                Undo the import
              </Button>
            )}
          </div>
        </>
      )}
      <RunStatus runs={runs} isAlone />
      <RowPreview
        rows={rows}
        done={done}
        takenBack={props.takenBack}
        mode={{ isDraft: to === 'draft', updates }}
        leftOut={props.leftOut}
        leaveOut={isIdle && !disabled ? props.leaveOut : undefined}
      />
      {outcome.problems.length > 0 && (
        <ProblemsButton problems={outcome.problems} fileName={choices.file.name} />
      )}
    </section>
  );
}

/** Returns the label of the button: 'Import 2 films and update 3'. */
function actionFor(added: number, updated: number, isDraft: boolean): string | undefined {
  const films = (count: number) => countOf(count, 'film').toLowerCase();
  const asDrafts = `as ${added === 1 ? 'a draft' : 'drafts'}`;
  const importing = added > 0 && `Import ${films(added)}${isDraft ? ` ${asDrafts}` : ''}`;
  if (!importing) return updated > 0 ? `Update ${films(updated)}` : undefined;
  return updated > 0 ? `${importing} and update ${updated.toLocaleString('en')}` : importing;
}

interface ProblemsButtonProps {
  readonly problems: readonly RowProblem[];
  /** The name of the imported file. */
  readonly fileName: string;
}

/** A button that downloads the errors of a table, by row and column. */
function ProblemsButton({ problems, fileName }: ProblemsButtonProps) {
  const download = () => {
    const names = ['Row', 'Film', 'Column', 'What is wrong'];
    const rows = problems.map(({ row, title, column, text }) => [String(row), title, column, text]);
    const file = new Blob([csvOf([names, ...rows])], { type: 'text/csv' });
    saveFile(file, `${fileName.replace(/\.[^.]*$/, '')}-problems.csv`);
  };
  return <Button onClick={download}>Download the list of problems</Button>;
}
