import type { EntryKind, EntryOf, FieldsOf } from '../../content/entry';
import { mayHaveBeenStored } from '../../shared/failures/failure';
import { editEntry, setFields } from '../../store/write/edit-entry';
import { outdatedIn } from '../../content/base/outdated';
import { describeKind } from '../../store/documents/kinds';
import { mergeSearchIndex } from '../../store/search/search-update';
import { IN_HISTORY } from '../ui/notify';
import type { Runs, RunStep } from './useRun';

/** A write to an entry, and its undo; repeating either does no harm. */
export interface UndoableChange {
  readonly write: () => Promise<unknown>;
  readonly undo?: () => Promise<unknown>;
}

interface NamedChange extends UndoableChange {
  /** The name of the entry. */
  readonly name: string;
}

/** Edits an entry; a field that somebody else has changed meanwhile is a conflict, either way. */
export const editChange = <Kind extends EntryKind>(
  kind: Kind,
  before: EntryOf<Kind>,
  after: EntryOf<Kind>,
): UndoableChange => ({
  write: () => editEntry(kind, before, after),
  undo: () => editEntry(kind, after, before),
});

/** Writes fields whatever the list shows, which may be older than the last change. */
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
        // An attempt without an answer may have been stored: the next one then changes nothing.
        if (mayHaveBeenStored(error)) before = entry;
        throw error;
      }
    },
    undo: () => editEntry(kind, { ...before, ...fields }, before),
  };
}

/** Says of all outdated translations of an entry that they are still right. */
export const confirmChange = <Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): UndoableChange => ({
  write: async () =>
    (await confirming()).confirmTranslations(kind, entry, outdatedIn(describeKind(kind), entry)),
  undo: async () => (await confirming()).takeBackConfirmation(kind, entry),
});

const confirming = () => import('../../store/write/confirm-translations');

interface ChangeTexts {
  readonly noun: string;
  /** What the entries are afterwards: 'marked as Released'. */
  readonly done: string;
  /** What they are when it was taken back: 'published again'. */
  readonly undone?: string | undefined;
}

/** The search index is merged after so many writes: its changes are one document (product 36.2). */
const MERGE_AFTER = 100;

/** Starts a run of changes, one for each entry, with one "Undo" for all that were done or may have been. */
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

/** A step for each entry. */
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
