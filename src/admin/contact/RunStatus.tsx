import { useEffect, useRef } from 'react';
import { MESSAGES_AT_ONCE } from '../../domain/admin-limits';
import { outcome, progressOf } from './run-texts';
import styles from '../feedback/Run.module.css';
import type { MessageRun, MessageRuns } from './useMessageRun';

/** The progress of a long run, and what became of one that was long or interrupted (product 16.19). */
export function RunStatus({ runs }: { readonly runs: MessageRuns }) {
  const { run } = runs;
  if (!run) return null;
  if (run.status !== 'running') return <Report run={run} runs={runs} />;
  return run.total > MESSAGES_AT_ONCE && <Running run={run} stop={runs.stop} />;
}

function Running({ run, stop }: { readonly run: MessageRun; readonly stop: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button has gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.run}>
      <p id="run-progress" role="status">
        {progressOf(run)}
      </p>
      <progress
        className={styles.bar}
        aria-labelledby="run-progress"
        max={run.total}
        value={run.total - run.rest.length}
      />
      <button ref={button} type="button" className="button" onClick={stop}>
        Stop
      </button>
    </div>
  );
}

function Report({ run, runs }: { readonly run: MessageRun; readonly runs: MessageRuns }) {
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => report.current?.focus(), []);
  const interrupted = run.status === 'interrupted';
  return (
    <div ref={report} className={styles.run} tabIndex={-1} role="group" aria-label="Messages">
      <p>{interrupted ? `Interrupted. ${progressOf(run)}` : outcome(run)}</p>
      <div className={styles.buttons}>
        {interrupted && (
          <button type="button" className="button" onClick={() => void runs.goOn()}>
            Go on
          </button>
        )}
        <button type="button" className="button" onClick={runs.close}>
          {interrupted ? 'Leave the rest' : 'Close'}
        </button>
      </div>
    </div>
  );
}
