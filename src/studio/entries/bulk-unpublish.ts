import { countOf } from '../ui/text';
import type { EntryKind, EntryOf } from '../../content/entry';
import type { BulkChange } from '../bulk/useBulk';
import type { UndoableChange } from '../bulk/undoable-change';
import { unpublish } from './useUnpublish';

/** Makes drafts of several published entries of a kind after a question (product 29.9, 29.27). */
export const bulkUnpublish = <Kind extends EntryKind>(kind: Kind): BulkChange<EntryOf<Kind>> => ({
  label: 'Unpublish',
  done: 'unpublished',
  leaves: true,
  question: (count) => ({
    title: `Unpublish ${countOf(count, kind).toLowerCase()}?`,
    note: `Visitors will no longer see ${count === 1 ? 'it. It stays as a draft' : 'them. They stay as drafts'} in “Coming up”.`,
    action: 'Unpublish',
  }),
  undone: 'published again',
  changeFor: (entry) => unpublishChange(kind, entry),
});

function unpublishChange<Kind extends EntryKind>(kind: Kind, entry: EntryOf<Kind>): UndoableChange {
  let draft: Awaited<ReturnType<typeof unpublish<Kind>>> | undefined;
  const write = async () => {
    draft = await unpublish(kind, entry);
    return draft;
  };
  return {
    write,
    undo: async () => {
      const { publishAgain } = await import('../../store/write/publish-undo');
      // An attempt without an answer may have been stored.
      await publishAgain(draft ?? (await write()));
    },
  };
}
