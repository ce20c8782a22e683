import { countOf } from '../ui/text';
import { useEffect, useRef, type ReactNode } from 'react';
import { RunningStatus } from './RunStatus';
import { isLong, type RunControls } from './useRun';
import actions from '../entries/CardActions.module.css';
import styles from './SelectionBar.module.css';
import type { Selection } from './useSelection';

interface SelectionBarProps {
  /** What one entry is called: 'message'. */
  readonly noun: string;
  readonly selection: Pick<Selection<unknown>, 'selected' | 'isAll' | 'toggleAll'>;
  readonly runs: RunControls;
  /** What can be done with the selected entries. */
  readonly actions: readonly { readonly label: string; readonly onPress: () => void }[];
  /** Shown while none is selected. */
  readonly children?: ReactNode;
  /** Selects more than what is shown, while something is selected. */
  readonly more?: ReactNode;
}

/** Selects all entries that are shown, and says what can be done with the selected ones. */
export function SelectionBar({ noun, selection, runs, children, more, ...bar }: SelectionBarProps) {
  const { selected } = selection;
  const { run } = runs;
  const isActive = selected.length > 0;
  return (
    <div
      className={styles.bar}
      data-active={isActive}
      role="group"
      aria-label={`Selected ${noun}s`}
    >
      <SelectAll selection={selection} />
      <p className="visually-hidden" role="status">
        {isActive && `${countOf(selected.length, noun)} selected`}
      </p>
      {isActive ? (
        <div className={actions.actions}>
          {more}
          {bar.actions.map(({ label, onPress }) => (
            <button
              key={label}
              type="button"
              className={actions.action}
              aria-disabled={runs.isRunning}
              onClick={() => !runs.isRunning && onPress()}
            >
              {label}
            </button>
          ))}
        </div>
      ) : (
        children
      )}
      {run?.status === 'running' && run.steps > 1 && !isLong(run) && (
        <div className={styles.progress}>
          <RunningStatus run={run} stop={runs.stop} />
        </div>
      )}
    </div>
  );
}

function SelectAll({ selection }: Pick<SelectionBarProps, 'selection'>) {
  const box = useRef<HTMLInputElement>(null);
  const { selected, isAll, toggleAll } = selection;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected.length > 0 && !isAll;
  }, [selected.length, isAll]);
  return (
    <label className={styles.all}>
      <input ref={box} type="checkbox" checked={isAll} onChange={toggleAll} />
      {selected.length > 0 ? `${selected.length} selected` : 'Select all shown'}
    </label>
  );
}
