import type { ReactNode } from 'react';
import type { Trashed } from '../../../domain/entries/trash';
import { restore } from '../../../services/store/trash';
import type { Question } from '../feedback/ConfirmDialog';
import { useConfirm } from '../feedback/useConfirm';
import { countOf } from '../runs/run-texts';
import { useRun, type Runs } from '../runs/useRun';
import type { BulkList } from './bulk-list';
import { runDeeds, stepsFor, type Deed } from './deeds';
import { deleteQuestion, thingsOf } from './delete-question';

/** What can be done with several entries of a list at once (product 14.12). */
export interface Bulk<T> {
  /** What one of them is called: 'movie'. */
  readonly noun: string;
  readonly runs: Runs;
  readonly actions: readonly {
    readonly label: string;
    readonly start: (entries: readonly T[], list: BulkList<T>) => Promise<unknown>;
  }[];
  /** What is open over the list. */
  readonly dialog?: ReactNode;
}

export interface BulkChange<T> {
  /** The label of its button. */
  readonly label: string;
  /** What the entries are afterwards: 'marked as Released'. */
  readonly done: string;
  /** What they are after its "Undo": 'as before' without it. */
  readonly undone?: string;
  readonly deedFor: (entry: T) => Deed;
  /** What is asked before, above the names of the entries. */
  readonly question?: (count: number) => Question;
  /** Whether the entries leave the list. */
  readonly leaves?: boolean;
}

interface BulkOptions<T> {
  readonly noun: string;
  readonly nameOf: (entry: T, position: number) => string;
  readonly changes?: readonly BulkChange<T>[];
  /** Deletes an entry; returns what restores it. Without it, none can be deleted. */
  readonly remove?: (entry: T) => Promise<Trashed | void>;
  /** Whether it is deleted at once instead of moved to the trash. */
  readonly isFinal?: (entry: T) => boolean;
  /** The list, if it is read by pages. */
  readonly list?: { readonly forget: () => void };
}

/** Changes or deletes several entries, each by a write of its own (product 14.12). */
export function useBulk<T>({
  noun,
  nameOf,
  changes = [],
  remove,
  ...options
}: BulkOptions<T>): Bulk<T> {
  const confirm = useConfirm();
  const runs = useRun(options.list?.forget);

  const named = (entries: readonly T[], list: BulkList<T>) =>
    entries.map((entry) => ({ entry, name: nameOf(entry, list.positionOf(entry)) }));

  const change = async (
    { deedFor, question, leaves, ...texts }: BulkChange<T>,
    entries: readonly T[],
    list: BulkList<T>,
  ) => {
    const all = named(entries, list);
    const asked = question?.(entries.length);
    const things = thingsOf(all.map(({ name }) => name));
    if (asked && !(await confirm({ ...asked, things }))) return;
    const deeds = all.map((one) => ({ ...one, ...deedFor(one.entry) }));
    await runDeeds(runs, deeds, { noun, ...texts }, (done) =>
      list.onEnd(leaves ? done.map(({ entry }) => entry) : []),
    );
  };

  const deleteAll = async (
    write: (entry: T) => Promise<Trashed | void>,
    entries: readonly T[],
    list: BulkList<T>,
  ) => {
    const all = named(entries, list);
    const isFinal = ({ entry }: { readonly entry: T }) => options.isFinal?.(entry) ?? false;
    const final = all.filter(isFinal).map(({ name }) => name);
    const kept = all.filter((one) => !isFinal(one)).map(({ name }) => name);
    if (!(await confirm(deleteQuestion(noun, kept, final)))) return;

    const removed: T[] = [];
    let gone = 0;
    const trashed: { readonly inTrash: Trashed; readonly name: string }[] = [];
    const remark = () =>
      gone > 0 && trashed.length > 0 ? `${countOf(gone, noun)} cannot be restored.` : '';
    const undo = async () => {
      await runs.idle();
      await runs.start(
        {
          noun,
          done: 'restored',
          failed: `Not all ${noun}s could be restored.`,
          remark,
          onEnd: () => list.onEnd([]),
        },
        stepsFor(trashed, ({ inTrash }) => restore(inTrash)),
      );
    };
    await runs.start(
      {
        noun,
        done: 'deleted',
        failed: `Not all ${noun}s could be deleted.`,
        ...(kept.length > 0 && { undo: () => void undo() }),
        remark,
        onEnd: () => list.onEnd(removed),
      },
      stepsFor(all, async ({ entry, name }) => {
        const inTrash = await write(entry);
        removed.push(entry);
        if (!inTrash) gone += 1;
        else trashed.push({ inTrash, name });
      }),
    );
  };

  return {
    noun,
    runs,
    actions: [
      ...changes.map((option) => ({
        label: option.label,
        start: (entries: readonly T[], list: BulkList<T>) => change(option, entries, list),
      })),
      ...(remove
        ? [
            {
              label: 'Delete',
              start: (entries: readonly T[], list: BulkList<T>) => deleteAll(remove, entries, list),
            },
          ]
        : []),
    ],
  };
}
