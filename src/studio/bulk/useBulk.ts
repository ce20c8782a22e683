import type { ReactNode } from 'react';
import type { Trashed } from '../../store/documents/trash';
import { notify } from '../ui/notify';
import { useConfirm } from '../ui/useConfirm';
import { useRun } from './useRun';
import type { Bulk, BulkChange, BulkList, Selected } from './bulk';

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
