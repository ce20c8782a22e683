import type { Question, Thing } from '../ui/useConfirm';
import { countOf } from '../ui/text';
import { TRASH_DAYS } from '../../store/documents/trash';

/** Entries that the question names. */
const NAMED = 5;

/**
 * What is asked before several entries are deleted. Those of an older collection are all named, as they
 * do not come back.
 */
export function deleteQuestion(
  noun: string,
  kept: readonly string[],
  final: readonly string[],
): Question {
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

/** The names of entries as a question lists them: the first ones, and how many there are besides. */
export function thingsOf(names: readonly string[]): readonly Thing[] {
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
