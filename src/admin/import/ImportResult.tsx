import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../admin-paths';
import { RunningStatus, RunStatus } from '../kit/runs/RunStatus';
import { countOf } from '../kit/runs/run-texts';
import type { RunControls } from '../kit/runs/useRun';
import { DayOrderField } from './DayOrderField';
import styles from './ImportPage.module.css';
import type { DayOrder } from './imported-text';
import { ProblemTable } from './ProblemTable';
import type { Import } from './useImport';

interface ImportResultProps {
  readonly result: Import;
  readonly runs: RunControls;
  readonly disabled: boolean;
  readonly start: () => void;
  readonly chooseOrder: (order: DayOrder) => void;
}

/** What can be imported of a table and what not, and what became of it (product 26.6, 26.7). */
export function ImportResult({ result, runs, disabled, ...actions }: ImportResultProps) {
  const { table, movies, problems, order } = result;
  const { run } = runs;
  const heading = useRef<HTMLHeadingElement>(null);
  const isIdle = run === undefined;
  // After the choice of a table, and after a run: its button is gone.
  useEffect(() => {
    if (isIdle) heading.current?.focus();
  }, [isIdle]);

  return (
    <section aria-labelledby="import-result" className={styles.result}>
      <h2 id="import-result" ref={heading} tabIndex={-1}>
        {table.name}
      </h2>
      {isIdle && table.numericDay && (
        <DayOrderField example={table.numericDay} order={order} onChange={actions.chooseOrder} />
      )}
      {isIdle && <Summary result={result} />}
      {run?.status === 'running' ? (
        <RunningStatus run={run} stop={runs.stop} takesFocus />
      ) : (
        <RunStatus runs={runs} />
      )}
      {isIdle && movies.length > 0 && (
        <button type="button" className="button" disabled={disabled} onClick={actions.start}>
          Import {countOf(movies.length, 'film').toLowerCase()}
        </button>
      )}
      {problems.length > 0 && <ProblemTable problems={problems} />}
    </section>
  );
}

function Summary({ result }: Pick<ImportResultProps, 'result'>) {
  const { table, movies, problems, waiting, undated, imported } = result;
  const wrong = new Set(problems.map(({ row }) => row)).size;
  return (
    <div role="status">
      {imported > 0 && (
        <p>
          {sentence(imported, 'is imported', 'are imported')}{' '}
          <Link to={adminPaths.movies}>To the movies</Link>
        </p>
      )}
      {movies.length > 0 && <p>{sentence(movies.length, 'can be imported', 'can be imported')}</p>}
      {waiting > 0 && (
        <p>
          {sentence(waiting, 'waits for its picture', 'wait for their pictures')} Choose them above.
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
      {table.ignored.length > 0 && (
        <p>Not imported, as no field has this name: {table.ignored.join(', ')}.</p>
      )}
    </div>
  );
}

const sentence = (count: number, one: string, several: string) =>
  `${countOf(count, 'film')} ${count === 1 ? one : several}.`;
