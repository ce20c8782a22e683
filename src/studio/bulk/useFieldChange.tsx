import { useState } from 'react';
import { loadDialog } from '../ui/background';
import type { FormField } from '../form/fields/field-table';
import { runChanges, type UndoableChange } from './undoable-change';
import type { Bulk, BulkList } from './useBulk';

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
 * dialog is loaded by a press (product 36.1).
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
