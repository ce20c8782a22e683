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
  /** The singular noun for the entries: 'message'. */
  readonly noun: string;
  readonly selection: Pick<Selection<unknown>, 'selected' | 'isAll' | 'toggleAll'>;
  readonly runs: RunControls;
  /** The actions on the selected entries. */
  readonly actions: readonly { readonly label: string; readonly onPress: () => void }[];
  /** Shown while nothing is selected. */
  readonly children?: ReactNode;
  /** Shown while something is selected: selects entries that are not shown. */
  readonly more?: ReactNode;
}

/** A checkbox that selects all shown entries, and the actions on the selected ones. */
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
  /** The number of entries, which is read when it is shown. */
  readonly counts: Resource<{ readonly count: number | undefined }>;
  readonly read: () => Promise<readonly T[]>;
}

interface SelectAllProps<T> {
  readonly all: AllEntries<T>;
  /** The plural noun for the entries: 'movies'. */
  readonly noun: string;
  readonly onRead: (entries: readonly T[]) => void;
}

/** A button that selects all entries, also hidden ones, each of which it reads once. */
export function SelectAll<T>({ all, noun, onRead }: SelectAllProps<T>) {
  const button = useRef<HTMLButtonElement>(null);
  const checkRefusal = useRefusalCheck();
  const { submit, pending } = useSubmit(async () => {
    try {
      const entries = await all.read();
      // The button disappears when all entries are selected, so that the focus moves to the
      // checkbox.
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
        <Loaded from={all.counts} waiting="Select all" failed={() => 'Select all'}>
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
  /** The shortcut key of the checkbox. */
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
 * The selection in a list: shown entries, and further entries that were read to be selected. An
 * entry that leaves the list is deselected.
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
    /** Selects all entries of the list, also those that are not shown. */
    selectAll: (all: readonly T[]) => {
      setFurther(all);
      setKeys(new Set(all.map(keyOf)));
    },
    /** Deselects the entries that are not shown, because they may be out of date. */
    keepShown: () => setFurther([]),
  };
}
