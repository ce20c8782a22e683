import { useEffect, useRef, useState, type ReactNode } from 'react';
import { countOf } from '../ui/text';
import { RunningStatus } from './RunStatus';
import { isLong, type RunControls } from './useRun';
import styles from './Bulk.module.css';
import { Loaded } from '../../shared/ui/Loaded';
import type { Resource } from '../../shared/data/resource';
import { useSubmit } from '../../shared/ui/useSubmit';
import { useRefusalCheck } from '../session/useAdminSubmit';
import { notify } from '../ui/notify';
import { Action } from '../ui/parts';

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
      className={`row thin between ${isActive ? 'at-top' : ''} ${styles.bar}`}
      data-active={isActive}
      role="group"
      aria-label={`Selected ${noun}s`}
    >
      <SelectShown selection={selection} />
      <p className="visually-hidden" role="status">
        {isActive && `${countOf(selected.length, noun)} selected`}
      </p>
      {isActive ? (
        <div className="row thin actions">
          {more}
          {bar.actions.map(({ label, onPress }) => (
            <Action
              key={label}
              pending={runs.isRunning}
              onClick={() => !runs.isRunning && onPress()}
            >
              {label}
            </Action>
          ))}
        </div>
      ) : (
        children
      )}
      {run?.status === 'running' && run.steps > 1 && !isLong(run) && (
        <div className={styles.progress}>
          <RunningStatus runs={runs} />
        </div>
      )}
    </div>
  );
}
function SelectShown({ selection }: Pick<SelectionBarProps, 'selection'>) {
  const box = useRef<HTMLInputElement>(null);
  const { selected, isAll, toggleAll } = selection;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected.length > 0 && !isAll;
  }, [selected.length, isAll]);
  return (
    <label className="check numbers">
      <input ref={box} type="checkbox" checked={isAll} onChange={toggleAll} />
      {selected.length > 0 ? `${selected.length} selected` : 'Select all shown'}
    </label>
  );
}

/** All entries that match, not only those on the screen. */
export interface AllEntries<T> {
  /** How many there are; read by whoever shows it. */
  readonly answer: Resource<{ readonly count: number | undefined }>;
  readonly read: () => Promise<readonly T[]>;
}

interface SelectAllProps<T> {
  readonly all: AllEntries<T>;
  /** What the entries are called, in the plural: 'movies'. */
  readonly noun: string;
  readonly onRead: (entries: readonly T[]) => void;
}

/** Selects the entries that are not shown as well: reads each of them once. */
export function SelectAll<T>({ all, noun, onRead }: SelectAllProps<T>) {
  const button = useRef<HTMLButtonElement>(null);
  const checkRefusal = useRefusalCheck();
  const { submit, pending } = useSubmit(async () => {
    try {
      const entries = await all.read();
      // The button goes with what it offers.
      button.current?.closest('[role=group]')?.querySelector('input')?.focus();
      onRead(entries);
    } catch (error) {
      notify.failure(`Not all ${noun} could be selected.`, await checkRefusal(error));
      throw error;
    }
  });
  return (
    <Action ref={button} pending={pending} onClick={() => void submit()}>
      {pending ? (
        'Selecting…'
      ) : (
        <Loaded from={all.answer} waiting="Select all" failed={() => 'Select all'}>
          {({ count }) => (count === undefined ? 'Select all' : `Select all ${count}`)}
        </Loaded>
      )}
    </Action>
  );
}
interface SelectBoxProps {
  /** The id of the entry's heading. */
  readonly describedBy: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  /** The key that presses it. */
  readonly shortcut?: string;
  readonly className?: string | undefined;
}

/** The checkbox that selects an entry of a list. */
export const SelectBox = ({ describedBy, shortcut, className = '', ...box }: SelectBoxProps) => (
  <label className={`icon-button ${className}`}>
    <input
      type="checkbox"
      aria-label="Select"
      aria-describedby={describedBy}
      aria-keyshortcuts={shortcut}
      {...box}
    />
  </label>
);

export type Selection<T> = ReturnType<typeof useSelection<T>>;

/**
 * Returns which entries of a list are selected, of the shown entries and of further entries that were read to
 * be selected. An entry that leaves the list is no longer selected.
 */
export function useSelection<T>(shown: readonly T[], keyOf: (entry: T) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [further, setFurther] = useState<readonly T[]>([]);
  const shownKeys = new Set(shown.map(keyOf));
  const entries = [...shown, ...further.filter((entry) => !shownKeys.has(keyOf(entry)))];
  const selected = entries.filter((entry) => keys.has(keyOf(entry)));

  return {
    /** The entries that can be selected, in the order of the list. */
    entries,
    selected,
    isSelected: (entry: T) => keys.has(keyOf(entry)),
    toggle: (entry: T) =>
      setKeys((current) => {
        const next = new Set(current);
        if (!next.delete(keyOf(entry))) next.add(keyOf(entry));
        return next;
      }),
    isAll: selected.length === entries.length,
    toggleAll: () => {
      setFurther([]);
      setKeys(new Set(selected.length === entries.length ? [] : shown.map(keyOf)));
    },
    /** Selects all entries of the list, also hidden ones. */
    selectAll: (all: readonly T[]) => {
      setFurther(all);
      setKeys(new Set(all.map(keyOf)));
    },
    /** Ends the selection of what is not shown: as it was read, it may be out of date. */
    keepShown: () => setFurther([]),
  };
}
