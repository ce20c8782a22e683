import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { RunProgress, RunReport, Button } from '../ui/parts';
import {
  changedCount,
  unappliedChanges,
  outcomeOf,
  progressOf,
  processedCount,
  isLong,
  type Run,
  type RunControls,
} from './useRun';

interface RunStatusProps {
  readonly runs: RunControls;
  /** Whether there is no SelectionBar, which shows the progress of short runs. */
  readonly isAlone?: boolean;
}

/**
 * The progress of a long run, and the report of a run that was long, was interrupted or failed in
 * part. SelectionBar shows the progress of shorter runs.
 */
export function RunStatus({ runs, isAlone = false }: RunStatusProps) {
  const { run } = runs;
  if (!run) return null;
  if (run.status !== 'running') return <Report run={run} runs={runs} />;
  return (isAlone || isLong(run)) && <RunningStatus runs={runs} takesFocus />;
}

interface RunningStatusProps {
  readonly runs: Pick<RunControls, 'progress' | 'stop'>;
  readonly takesFocus?: boolean;
}

/** Shows how many entries a run has processed, with a button that stops it. */
export function RunningStatus({ runs, ...props }: RunningStatusProps) {
  const run = useSyncExternalStore(runs.progress.subscribe, runs.progress.get);
  if (!run) return null;
  return (
    <RunProgress
      {...props}
      stop={runs.stop}
      text={progressOf(run)}
      value={processedCount(run)}
      max={run.total}
    />
  );
}

function Report({ run, runs }: { readonly run: Run; readonly runs: RunControls }) {
  const { noun, undo, later } = run;
  const failures = unappliedChanges(run);
  const interrupted = run.status === 'interrupted';
  return (
    <RunReport label={`${noun[0]?.toUpperCase()}${noun.slice(1)}s`}>
      <div>
        <p>{interrupted ? `Interrupted. ${progressOf(run)}` : outcomeOf(run)}</p>
        {failures.length > 0 && (
          <>
            <p>Not done:</p>
            <ul className="marked">
              {failures.map(({ name, reason }, index) => (
                <li key={index}>
                  <bdi>{name}</bdi>: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="row medium">
        {interrupted && <Button onClick={runs.resume}>Go on</Button>}
        {undo && changedCount(run) > 0 && (
          <Button onClick={() => void runs.undoLast(undo)}>Undo</Button>
        )}
        {later && changedCount(run) > 0 && (
          <Link className="action" to={later.to}>
            {later.label}
          </Link>
        )}
        <Button onClick={runs.close}>{interrupted ? 'Leave the rest' : 'Close'}</Button>
      </div>
    </RunReport>
  );
}
