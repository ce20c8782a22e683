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

/** What a list does for an action on several of its entries. */
interface BulkList<T> {
  readonly positionOf: (entry: T) => number;
  /** To be called before the list is read again, with the entries that have left it. */
  readonly onEnd: (removed: readonly T[]) => void;
}

/** What can be done with several entries of a list at once. */
export interface Bulk<T> {
  /** What one of them is called: 'movie'. */
  readonly noun: string;
  readonly runs: Runs;
  readonly actions: readonly {
    readonly label: string;
    /** It is offered if it fits one of the entries; without it, it fits all. */
    readonly fits?: ((entry: T) => boolean) | undefined;
    readonly start: (entries: readonly T[], list: BulkList<T>) => Promise<unknown>;
  }[];
  /** A dialog that is open over the list. */
  readonly dialog?: ReactNode;
}

export interface BulkChange<T> {
  /** The label of its button. */
  readonly label: string;
  /** It is offered if it fits one of the entries; without it, it fits all. */
  readonly fits?: (entry: T) => boolean;
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

/** The action that says that the translations of entries are still right. */
export const stillRight = <Kind extends EntryKind>(kind: Kind): BulkChange<EntryOf<Kind>> => ({
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
 * Changes or deletes several entries, each by a write of its own. The code for it is loaded by the first
 * press.
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

/** The fields of which several entries can get the same value. */
export interface BulkFields<T> {
  readonly nameOf: (entry: T, position: number) => string;
  /** By name, in the order in which they are offered. */
  readonly table: readonly (readonly [name: string, field: FormField])[];
  /** Returns the change that gives an entry that value; undefined leaves the field blank. */
  readonly changeFor: (entry: T, name: string, value: string | undefined) => UndoableChange;
  /** Notes on fields, by the field's name. */
  readonly notes?: Readonly<Record<string, string>>;
}

type OpenDialog<T> = typeof import('./FieldDialog') & {
  readonly entries: readonly T[];
  readonly list: BulkList<T>;
};

/**
 * Adds the action that gives several entries the same value of a field, if there is one. The code of its
 * dialog is loaded by a press.
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

/** The entry with that value of a field; undefined leaves it blank. */
export function withField<T extends object>(entry: T, name: string, value: string | undefined): T {
  const { ...after } = entry;
  Reflect.deleteProperty(after, name);
  return value === undefined ? after : { ...after, [name]: value };
}
