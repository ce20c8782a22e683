import type { ReactNode } from 'react';
import { useConfirm, type Question, type Confirm } from '../ui/useConfirm';
import { useRun, type Runs } from './useRun';
import type { UndoableChange } from './undoable-change';
import type { Trashed } from '../../store/documents/trash';
import { notify } from '../ui/notify';

/** What a list does for an action on several of its entries. */
export interface BulkList<T> {
  readonly positionOf: (entry: T) => number;
  /** To be called before the list is read again, with the entries that have left it. */
  readonly onEnd: (removed: readonly T[]) => void;
}

/** What can be done with several entries of a list at once (product 14.12). */
export interface Bulk<T> {
  /** What one of them is called: 'movie'. */
  readonly noun: string;
  readonly runs: Runs;
  readonly actions: readonly {
    readonly label: string;
    readonly start: (entries: readonly T[], list: BulkList<T>) => Promise<unknown>;
  }[];
  /** A dialog that is open over the list. */
  readonly dialog?: ReactNode;
}

export interface BulkChange<T> {
  /** The label of its button. */
  readonly label: string;
  /** What the entries are afterwards: 'marked as Released'. */
  readonly done: string;
  /** What they are after its "Undo": 'as before' without it. */
  readonly undone?: string;
  readonly changeFor: (entry: T) => UndoableChange;
  /** What is asked before, above the names of the entries. */
  readonly question?: (count: number) => Question;
  /** Whether the entries leave the list. */
  readonly leaves?: boolean;
}

/** The selected entries, and what an action on them needs. */
export interface Selected<T> extends Pick<BulkList<T>, 'onEnd'> {
  readonly noun: string;
  readonly entries: readonly { readonly entry: T; readonly name: string }[];
  readonly runs: Runs;
  readonly confirm: Confirm;
  /** Looks up what leads to them, and says so below a question; nothing if they are not published. */
  readonly leads: (entries: readonly T[]) => ReactNode;
}

interface BulkOptions<T> {
  readonly noun: string;
  readonly nameOf: (entry: T, position: number) => string;
  readonly changes?: readonly BulkChange<T>[];
  /** Deletes an entry; returns what restores it. Without it, none can be deleted. */
  readonly remove?: (entry: T) => Promise<Trashed | void>;
  /** Whether it is deleted at once instead of moved to the trash. */
  readonly isFinal?: (entry: T) => boolean;
  /** Looks up what leads to published entries, and says so in the questions before they leave the site. */
  readonly leads?: (entries: readonly T[]) => ReactNode;
  /** The list, if it is read by pages. */
  readonly list?: { readonly forget: () => void };
}

/**
 * Changes or deletes several entries, each by a write of its own (product 14.12). The code for it is
 * loaded by the first press.
 */
export function useBulk<T>({
  noun,
  nameOf,
  changes = [],
  remove,
  isFinal = () => false,
  leads = () => undefined,
  list,
}: BulkOptions<T>): Bulk<T> {
  const confirm = useConfirm();
  const runs = useRun(list?.forget);

  const action = (
    label: string,
    start: (actions: BulkActions, selected: Selected<T>) => Promise<void>,
  ) => ({
    label,
    start: async (entries: readonly T[], { positionOf, onEnd }: BulkList<T>) => {
      const named = entries.map((entry) => ({ entry, name: nameOf(entry, positionOf(entry)) }));
      try {
        const actions = await import('./bulk-actions');
        await start(actions, { noun, entries: named, runs, confirm, leads, onEnd });
      } catch (error) {
        notify.failure(`The ${noun}s could not be changed.`, error);
      }
    },
  });

  return {
    noun,
    runs,
    actions: [
      ...changes.map((change) =>
        action(change.label, ({ changeAll }, selected) => changeAll(selected, change)),
      ),
      ...(remove
        ? [action('Delete', ({ deleteAll }, selected) => deleteAll(selected, remove, isFinal))]
        : []),
    ],
  };
}

type BulkActions = typeof import('./bulk-actions');
