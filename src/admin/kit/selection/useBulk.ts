import { TRASH_DAYS, type Trashed } from '../../../domain/entries/trash';
import { restore } from '../../../services/store/trash';
import type { Question, Thing } from '../feedback/ConfirmDialog';
import { countOf } from '../runs/run-texts';
import { useConfirm } from '../feedback/useConfirm';
import { useRun, type RunControls, type Step } from '../runs/useRun';

/** What a list does for an action on several of its entries. */
interface BulkList<T> {
  readonly positionOf: (entry: T) => number;
  /** To be called before the list is read again, with the entries that have left it. */
  readonly onEnd: (removed: readonly T[]) => void;
}

/** What can be done with several entries of a list at once (product 14.12). */
export interface Bulk<T> {
  /** What one of them is called: 'movie'. */
  readonly noun: string;
  readonly runs: RunControls;
  readonly actions: readonly {
    readonly label: string;
    readonly start: (entries: readonly T[], list: BulkList<T>) => Promise<unknown>;
  }[];
}

export interface BulkChange<T> {
  /** The label of its button. */
  readonly label: string;
  /** What the entries are afterwards: 'marked as Released'. */
  readonly done: string;
  readonly change: (entry: T) => Promise<unknown>;
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

  const namesOf = (entries: readonly T[], list: BulkList<T>) =>
    new Map(entries.map((entry) => [entry, nameOf(entry, list.positionOf(entry))]));

  const change = async (
    { done, change: write, question, leaves }: BulkChange<T>,
    entries: readonly T[],
    list: BulkList<T>,
  ) => {
    const names = namesOf(entries, list);
    const asked = question?.(entries.length);
    if (asked && !(await confirm({ ...asked, things: thingsOf([...names.values()]) }))) return;
    const left: T[] = [];
    await runs.start(
      { noun, done, failed: `Not all ${noun}s could be changed.`, onEnd: () => list.onEnd(left) },
      stepsFor(
        entries,
        (entry) => names.get(entry) ?? '',
        async (entry) => {
          await write(entry);
          if (leaves) left.push(entry);
        },
      ),
    );
  };

  const deleteAll = async (
    write: (entry: T) => Promise<Trashed | void>,
    entries: readonly T[],
    list: BulkList<T>,
  ) => {
    const names = namesOf(entries, list);
    const nameIn = (entry: T) => names.get(entry) ?? '';
    const isFinal = (entry: T) => options.isFinal?.(entry) ?? false;
    const final = entries.filter(isFinal).map(nameIn);
    const kept = entries.filter((entry) => !isFinal(entry)).map(nameIn);
    if (!(await confirm(deleteQuestion(noun, kept, final)))) return;

    const removed: T[] = [];
    let gone = 0;
    const trashed: { readonly entry: Trashed; readonly name: string }[] = [];
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
        stepsFor(
          trashed,
          ({ name }) => name,
          ({ entry }) => restore(entry),
        ),
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
      stepsFor(entries, nameIn, async (entry) => {
        const inTrash = await write(entry);
        removed.push(entry);
        if (!inTrash) gone += 1;
        else trashed.push({ entry: inTrash, name: nameIn(entry) });
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

const stepsFor = <T>(
  entries: readonly T[],
  nameOf: (entry: T) => string,
  write: (entry: T) => Promise<unknown>,
): readonly Step[] =>
  entries.map((entry) => ({
    size: 1,
    name: nameOf(entry),
    change: async () => {
      await write(entry);
    },
  }));

/** Entries that the question names. */
const NAMED = 5;

/** Those of an older collection are all named, as they do not come back. */
function deleteQuestion(noun: string, kept: readonly string[], final: readonly string[]): Question {
  const count = kept.length + final.length;
  const isMixed = kept.length > 0 && final.length > 0;
  return {
    title: `Delete ${countOf(count, noun).toLowerCase()}?`,
    things: isMixed
      ? [...final.map((name) => ({ kind: 'For ever', name })), ...thingsOf(kept)]
      : thingsOf([...kept, ...final]),
    note: noteFor(count, final.length),
    action: 'Delete',
  };
}

function thingsOf(names: readonly string[]): readonly Thing[] {
  const hidden = names.length - NAMED;
  const shown = hidden > 1 ? names.slice(0, NAMED) : names;
  return [
    ...shown.map((name) => ({ name })),
    ...(hidden > 1 ? [{ kind: `and ${hidden} more` }] : []),
  ];
}

function noteFor(count: number, finalCount: number): string {
  const subject = count === 1 ? 'It' : 'They';
  const inTrash = `${subject} can be restored from the trash for ${TRASH_DAYS} days`;
  if (finalCount === 0) return `${inTrash}.`;
  if (finalCount < count) {
    const are = finalCount === 1 ? 'which is' : 'which are';
    return `${inTrash}, but for ${finalCount} of an older collection, ${are} deleted for ever with the picture:`;
  }
  return `${count === 1 ? 'Its picture goes with it' : 'Their pictures go with them'}. This cannot be undone.`;
}
