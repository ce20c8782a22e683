import type { EntryKind, EntryOf, FieldsOf } from '../../content/entry';
import { mayHaveBeenStored } from '../../shared/failures/failure';
import { editEntry, setFields } from '../../store/write/edit-entry';
import { outdatedIn } from '../../content/base/outdated';
import { describeKind } from '../../store/documents/kinds';
import { mergeSearchIndex } from '../../store/search/search-update';
import { IN_HISTORY } from '../ui/notify';
import type { Runs, RunStep } from './useRun';

/** A write to an entry and its undo; both can be repeated safely. */
export interface UndoableChange {
  readonly write: () => Promise<unknown>;
  readonly undo?: () => Promise<unknown>;
}

interface NamedChange extends UndoableChange {
  readonly name: string;
}

/**
 * Returns an edit of an entry. If somebody else has changed the same field since, both the edit and
 * its undo fail with a conflict.
 */
export const editChange = <Kind extends EntryKind>(
  kind: Kind,
  before: EntryOf<Kind>,
  after: EntryOf<Kind>,
): UndoableChange => ({
  write: () => editEntry(kind, before, after),
  undo: () => editEntry(kind, after, before),
});

/**
 * Returns a write of fields that overwrites their current values, because the list may be out of
 * date.
 */
export function fieldsChange<Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
  fields: Partial<FieldsOf<Kind>>,
): UndoableChange {
  const after = { ...entry, ...fields };
  let before: EntryOf<Kind> = after;
  return {
    write: async () => {
      try {
        before = (await setFields(kind, entry, fields)) ?? before;
      } catch (error) {
        // A write without a response may have been stored; repeating it then changes nothing.
        if (mayHaveBeenStored(error)) before = entry;
        throw error;
      }
    },
    undo: () => editEntry(kind, { ...before, ...fields }, before),
  };
}

/** Returns the change that marks all outdated translations of an entry as up to date. */
export const confirmChange = <Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): UndoableChange => ({
  write: async () =>
    (await confirming()).confirmTranslations(kind, entry, outdatedIn(describeKind(kind), entry)),
  undo: async () => (await confirming()).undoConfirmation(kind, entry),
});

const confirming = () => import('../../store/write/confirm-translations');

interface ChangeTexts {
  readonly noun: string;
  /** Completes 'Two movies are …': 'marked as Released'. */
  readonly done: string;
  /** Completes the same sentence after "Undo": 'published again'. */
  readonly undone?: string | undefined;
}

/**
 * The number of writes after which the search index is merged, because their changes share one
 * document (product 36.2).
 */
const MERGE_AFTER = 100;

/**
 * Starts a run of changes, one for each entry. One "Undo" reverts all changes that were or may have
 * been stored.
 */
export function runChanges<T extends NamedChange>(
  runs: Pick<Runs, 'start'>,
  changes: readonly T[],
  { noun, done, undone = 'as before' }: ChangeTexts,
  onEnd: (done: readonly T[]) => void = () => undefined,
): Promise<unknown> {
  const written = new Set<T>();
  const mayBeWritten = new Set<T>();
  const undo = () =>
    [
      {
        noun,
        done: undone,
        failed: `Not all ${noun}s could be changed back.`,
        onEnd: () => onEnd([]),
      },
      stepsFor([...mayBeWritten], async (change) => change.undo?.()),
    ] as const;
  return runs.start(
    {
      noun,
      done,
      failed: `Not all ${noun}s could be changed.`,
      ...(changes.some((change) => change.undo) && { undo, keepsUndo: true, later: IN_HISTORY }),
      onEnd: () => onEnd([...written]),
    },
    stepsFor(changes, async (change) => {
      try {
        await change.write();
      } catch (error) {
        if (mayHaveBeenStored(error)) mayBeWritten.add(change);
        throw error;
      }
      written.add(change);
      mayBeWritten.add(change);
    }),
  );
}

export function stepsFor<T extends { readonly name: string }>(
  entries: readonly T[],
  write: (entry: T) => Promise<unknown>,
): readonly RunStep[] {
  let written = 0;
  return entries.map((entry) => ({
    size: 1,
    name: entry.name,
    change: async () => {
      await write(entry);
      written += 1;
      if (written % MERGE_AFTER === 0) await mergeSearchIndex();
    },
  }));
}
