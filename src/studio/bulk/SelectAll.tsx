import { useRef } from 'react';
import { Loaded } from '../../shared/ui/loading/Loaded';
import type { Resource } from '../../shared/data/resource';
import { useSubmit } from '../../shared/ui/useSubmit';
import actions from '../entries/CardActions.module.css';
import { notify } from '../ui/notify';

/** All entries that a list is asked for, of which it shows the first ones. */
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

/** Selects the entries that are not shown as well: reads each of them once (product 35.6). */
export function SelectAll<T>({ all, noun, onRead }: SelectAllProps<T>) {
  const button = useRef<HTMLButtonElement>(null);
  const { submit, pending } = useSubmit(async () => {
    try {
      const entries = await all.read();
      // The button goes with what it offers.
      button.current?.closest('[role=group]')?.querySelector('input')?.focus();
      onRead(entries);
    } catch (error) {
      notify.failure(`Not all ${noun} could be selected.`, error);
      throw error;
    }
  });
  return (
    <button
      ref={button}
      type="button"
      className={actions.action}
      aria-disabled={pending}
      onClick={() => void submit()}
    >
      {pending ? (
        'Selecting…'
      ) : (
        <Loaded from={all.answer} waiting="Select all" failed={() => 'Select all'}>
          {({ count }) => (count === undefined ? 'Select all' : `Select all ${count}`)}
        </Loaded>
      )}
    </button>
  );
}
