import { useEffect, useRef, useId, useState } from 'react';
import styles from '../ui/Run.module.css';
import {
  changedIn,
  notDoneIn,
  outcomeOf,
  progressOf,
  triedIn,
  isLong,
  type Run,
  type RunControls,
} from './useRun';

/**
 * The progress of a long run, and what became of one that was long, was interrupted or failed in part
 * (product 14.12, 16.19). The progress of a shorter one is beside its buttons (SelectionBar).
 */
export function RunStatus({ runs }: { readonly runs: RunControls }) {
  const { run } = runs;
  if (!run) return null;
  if (run.status !== 'running') return <Report run={run} runs={runs} />;
  return isLong(run) && <RunningStatus run={run} stop={runs.stop} takesFocus />;
}

interface RunningStatusProps {
  readonly run: Run;
  readonly stop: () => void;
  readonly takesFocus?: boolean;
}

/** How many entries a run has tried, with a button that stops it. */
export const RunningStatus = ({ run, ...props }: RunningStatusProps) => (
  <RunProgress {...props} text={progressOf(run)} value={triedIn(run)} max={run.total} />
);

function Report({ run, runs }: { readonly run: Run; readonly runs: RunControls }) {
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => report.current?.focus(), []);
  const { noun, undo } = run;
  const failures = notDoneIn(run);
  const interrupted = run.status === 'interrupted';
  return (
    <div
      ref={report}
      className={`row between notice ${styles.run}`}
      tabIndex={-1}
      role="group"
      aria-label={`${noun[0]?.toUpperCase()}${noun.slice(1)}s`}
    >
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
        {interrupted && (
          <button type="button" className="button" onClick={runs.goOn}>
            Go on
          </button>
        )}
        {undo && changedIn(run) > 0 && (
          <button type="button" className="button" onClick={undo}>
            Undo
          </button>
        )}
        <button type="button" className="button" onClick={runs.close}>
          {interrupted ? 'Leave the rest' : 'Close'}
        </button>
      </div>
    </div>
  );
}

interface RunProgressProps {
  /** '40 of 180 messages are deleted.' */
  readonly text: string;
  readonly value: number;
  readonly max: number;
  readonly stop: () => void;
  /** Gives the button the focus: the one that was pressed has gone. */
  readonly takesFocus?: boolean;
}

/** Screen readers hear of each quarter. */
const QUARTERS = 4;

/** The progress of a run, with a button that stops it. */
export function RunProgress({ text, value, max, stop, takesFocus = false }: RunProgressProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [textAtFirst] = useState(text);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const quarter = Math.floor((value / max) * QUARTERS);

  return (
    <div className={`row between notice ${styles.run}`}>
      <p id={id}>{text}</p>
      <progress className="progress-bar" aria-labelledby={id} max={max} value={value} />
      <button ref={button} type="button" className="button" onClick={stop}>
        Stop
      </button>
      <p className="visually-hidden" role="status">
        {quarter > 0 && quarter < QUARTERS
          ? `${Math.round((quarter / QUARTERS) * 100)} percent are done.`
          : textAtFirst}
      </p>
    </div>
  );
}
