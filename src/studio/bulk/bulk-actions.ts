import { countOf } from '../ui/text';
import { TRASH_DAYS, type Trashed } from '../../store/documents/trash';
import { restore } from '../../store/write/trash';
import { IN_TRASH } from '../ui/notify';
import { runChanges, stepsFor } from './undoable-change';
import type { BulkChange, Selected } from './useBulk';
import type { Question, Subject } from '../ui/useConfirm';

/** Changes several entries, after a question if there is one. */
export async function changeAll<T>(
  { noun, entries, runs, confirm, leads, onEnd }: Selected<T>,
  { changeFor, question, leaves, fits = () => true, ...texts }: BulkChange<T>,
): Promise<void> {
  const confirmation = question?.(entries.length);
  const subjects = subjectsOf(entries.map(({ name }) => name));
  const more = leaves && leads(entries.map(({ entry }) => entry));
  if (confirmation && !(await confirm({ ...confirmation, subjects, more }))) return;
  const changes = entries
    .filter(({ entry }) => fits(entry))
    .map((one) => ({ ...one, ...changeFor(one.entry) }));
  await runChanges(runs, changes, { noun, ...texts }, (done) =>
    onEnd(leaves ? done.map(({ entry }) => entry) : []),
  );
}

/** Deletes several entries after a question; “Undo” restores those that fit into the trash. */
export async function deleteAll<T>(
  { noun, entries, runs, confirm, leads, onEnd }: Selected<T>,
  remove: (entry: T) => Promise<Trashed | void>,
  isFinal: (entry: T) => boolean,
): Promise<void> {
  const namesOf = (isWanted: boolean) =>
    entries.filter(({ entry }) => isFinal(entry) === isWanted).map(({ name }) => name);
  const restorable = namesOf(false);
  const question = deleteQuestion(noun, restorable, namesOf(true));
  if (!(await confirm({ ...question, more: leads(entries.map(({ entry }) => entry)) }))) return;

  const removed: T[] = [];
  let gone = 0;
  const trashed: { readonly inTrash: Trashed; readonly name: string }[] = [];
  const remark = () =>
    gone > 0 && trashed.length > 0 ? `${countOf(gone, noun)} cannot be restored.` : '';
  const undo = () =>
    [
      {
        noun,
        done: 'restored',
        failed: `Not all ${noun}s could be restored.`,
        remark,
        onEnd: () => onEnd([]),
      },
      stepsFor(trashed, ({ inTrash }) => restore(inTrash)),
    ] as const;
  await runs.start(
    {
      noun,
      done: 'deleted',
      failed: `Not all ${noun}s could be deleted.`,
      ...(restorable.length > 0 && { undo, later: IN_TRASH }),
      remark,
      onEnd: () => onEnd(removed),
    },
    stepsFor(entries, async ({ entry, name }) => {
      const inTrash = await remove(entry);
      removed.push(entry);
      if (!inTrash) gone += 1;
      else trashed.push({ inTrash, name });
    }),
  );
}

/** The number of entries that a question lists. */
const NAMED = 5;

/**
 * Returns the question before several entries are deleted. It lists all entries that are deleted
 * for ever.
 */
function deleteQuestion(
  noun: string,
  restorable: readonly string[],
  final: readonly string[],
): Question {
  const count = restorable.length + final.length;
  const isMixed = restorable.length > 0 && final.length > 0;
  return {
    title: `Delete ${countOf(count, noun).toLowerCase()}?`,
    subjects: isMixed
      ? [...final.map((name) => ({ kind: 'For ever', name })), ...subjectsOf(restorable)]
      : subjectsOf([...restorable, ...final]),
    note: noteFor(count, final.length),
    action: 'Delete',
  };
}

/** Returns the first names for a question, and the number of further ones. */
function subjectsOf(names: readonly string[]): readonly Subject[] {
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
