import { useState, type ReactNode } from 'react';
import { useConfirm, type Question, type Confirm } from '../ui/useConfirm';
import { useRun, type Runs } from './useRun';
import { confirmChange, runChanges, type UndoableChange } from './undoable-change';
import type { EntryKind, EntryOf } from '../../content/entry';
import { outdatedIn } from '../../content/base/outdated';
import { describeKind } from '../../store/documents/kinds';
import type { Trashed } from '../../store/documents/trash';
import { useRefusalCheck } from '../session/useAdminSubmit';
import { notify } from '../ui/notify';
import { loadDialog } from '../ui/background';
import type { FormField } from '../form/fields/field-table';

/** The list's functions for an action on several of its entries. */
interface BulkList<T> {
  readonly positionOf: (entry: T) => number;
  /** Has to be called before the list is read again, with the entries that have left it. */
  readonly onEnd: (removed: readonly T[]) => void;
}

/** The actions on several entries of a list. */
export interface Bulk<T> {
  /** The singular noun for the entries: 'movie'. */
  readonly noun: string;
  readonly runs: Runs;
  readonly actions: readonly {
    readonly label: string;
    /**
     * Whether the action applies to an entry; it is offered if it applies to one of the selected
     * entries. By default it applies to all.
     */
    readonly fits?: ((entry: T) => boolean) | undefined;
    readonly start: (entries: readonly T[], list: BulkList<T>) => Promise<unknown>;
  }[];
  /** An open dialog of an action. */
  readonly dialog?: ReactNode;
}

export interface BulkChange<T> {
  /** The label of the action's button. */
  readonly label: string;
  /**
   * Whether the action applies to an entry; it is offered if it applies to one of the selected
   * entries. By default it applies to all.
   */
  readonly fits?: (entry: T) => boolean;
  /** Completes 'Two movies are …': 'marked as Released'. */
  readonly done: string;
  /** Completes the same sentence after "Undo"; 'as before' by default. */
  readonly undone?: string;
  readonly changeFor: (entry: T) => UndoableChange;
  /** Returns the question to confirm, which is shown above the names of the entries. */
  readonly question?: (count: number) => Question;
  /** Whether the entries leave the list. */
  readonly leaves?: boolean;
}

/** The selected entries, and the functions that an action on them needs. */
export interface Selected<T> extends Pick<BulkList<T>, 'onEnd'> {
  readonly noun: string;
  readonly entries: readonly { readonly entry: T; readonly name: string }[];
  readonly runs: Runs;
  readonly confirm: Confirm;
  /** Returns a note on what links to the entries; nothing for unpublished entries. */
  readonly leads: (entries: readonly T[]) => ReactNode;
}

/** The action that marks the translations of entries as up to date. */
export const confirmTranslationsAction = <Kind extends EntryKind>(
  kind: Kind,
): BulkChange<EntryOf<Kind>> => ({
  label: 'Translations still right',
  done: 'marked as still right in translation',
  undone: 'to be looked at again',
  fits: (entry) => outdatedIn(describeKind(kind), entry).length > 0,
  changeFor: (entry) => confirmChange(kind, entry),
});

interface BulkOptions<T> {
  readonly noun: string;
  readonly nameOf: (entry: T, position: number) => string;
  readonly changes?: readonly BulkChange<T>[];
  /**
   * Deletes an entry and returns the data to restore it. Undefined if entries cannot be deleted.
   */
  readonly remove?: (entry: T) => Promise<Trashed | void>;
  /** Whether an entry is deleted for ever instead of moved to the trash. */
  readonly isFinal?: (entry: T) => boolean;
  /** Returns a note on links to published entries, for the question before they leave the site. */
  readonly leads?: (entries: readonly T[]) => ReactNode;
  /** The list, if it is paged. */
  readonly list?: { readonly forget: () => void };
}

/**
 * Changes or deletes several entries, with one write for each. Its code is loaded on the first
 * action.
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
  const checkRefusal = useRefusalCheck();

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
        notify.failure(`The ${noun}s could not be changed.`, await checkRefusal(error));
      }
    },
  });

  return {
    noun,
    runs,
    actions: [
      ...changes.map((change) => ({
        ...action(change.label, ({ changeAll }, selected) => changeAll(selected, change)),
        fits: change.fits,
      })),
      ...(remove
        ? [action('Delete', ({ deleteAll }, selected) => deleteAll(selected, remove, isFinal))]
        : []),
    ],
  };
}

type BulkActions = typeof import('./bulk-actions');

/** The fields that can be set to the same value for several entries. */
export interface BulkFields<T> {
  readonly nameOf: (entry: T, position: number) => string;
  /** The fields by name, in the order in which they are offered. */
  readonly table: readonly (readonly [name: string, field: FormField])[];
  /** Returns the change that sets a field of an entry; undefined clears it. */
  readonly changeFor: (entry: T, name: string, value: string | undefined) => UndoableChange;
  /** Notes on fields, by field name. */
  readonly notes?: Readonly<Record<string, string>>;
}

type OpenDialog<T> = typeof import('./FieldDialog') & {
  readonly entries: readonly T[];
  readonly list: BulkList<T>;
};

/**
 * Adds the action that sets a field of several entries, if the kind has such fields. The code of
 * its dialog is loaded on demand.
 */
export function useFieldChange<T>(bulk: Bulk<T>, fields: BulkFields<T>): Bulk<T> {
  const [open, setOpen] = useState<OpenDialog<T>>();
  const labels = new Map(fields.table.map(([name, { label }]) => [name, label]));
  const [only = '', ...others] = labels.values();

  const start = async (entries: readonly T[], list: BulkList<T>) => {
    const code = await loadDialog(() => import('./FieldDialog'));
    if (code) setOpen({ ...code, entries, list });
  };

  function change(
    { list }: OpenDialog<T>,
    entries: readonly T[],
    name: string,
    value: string | undefined,
  ) {
    setOpen(undefined);
    const changes = entries.map((entry) => ({
      ...fields.changeFor(entry, name, value),
      name: fields.nameOf(entry, list.positionOf(entry)),
    }));
    const done = `changed (${labels.get(name)})`;
    void runChanges(bulk.runs, changes, { noun: bulk.noun, done }, () => list.onEnd([]));
  }

  if (labels.size === 0) return bulk;
  return {
    ...bulk,
    actions: [
      {
        label: others.length > 0 ? 'Change a field' : `Change ${only.toLowerCase()}`,
        start,
      },
      ...bulk.actions,
    ],
    dialog: open && (
      <open.FieldDialog
        noun={bulk.noun}
        entries={open.entries}
        nameOf={(entry: T) => fields.nameOf(entry, open.list.positionOf(entry))}
        fields={fields}
        onChange={(entries: readonly T[], name: string, value: string | undefined) =>
          change(open, entries, name, value)
        }
        onClose={() => setOpen(undefined)}
      />
    ),
  };
}

/** Returns the entry with a field set to the value; undefined clears the field. */
export function withField<T extends object>(entry: T, name: string, value: string | undefined): T {
  const { ...after } = entry;
  Reflect.deleteProperty(after, name);
  return value === undefined ? after : { ...after, [name]: value };
}
