import { countOf } from '../../ui/text';
import {
  publicationFrom,
  publicationOf,
  type Unpublished,
} from '../../../store/documents/unpublished';
import { getUnpublished, reschedule } from '../../../store/write/unpublished';
import { deleteWaiting, publishWaiting, rescheduleWaiting } from '../../entries/waiting';
import type { UndoableChange } from '../../bulk/undoable-change';
import { useBulk } from '../../bulk/useBulk';
import { nameOf } from '../../kinds';

const NOUN = 'item';

/** What can be done with several unpublished entries at once (product 29.27). */
export const useBulkComing = () =>
  useBulk<Unpublished>({
    noun: NOUN,
    nameOf,
    changes: [
      {
        label: 'Publish now',
        done: 'published',
        undone: 'waiting again',
        leaves: true,
        question: (count) => ({
          title: `Publish ${countOf(count, NOUN).toLowerCase()} now?`,
          note: `Visitors see ${count === 1 ? 'it' : 'them'} at once.`,
          action: 'Publish now',
          isHarmless: true,
        }),
        changeFor: publishChange,
      },
      {
        label: 'Make drafts',
        done: 'saved as draft',
        changeFor: (entry) => ({
          write: () => rescheduleWaiting(entry),
          undo: async () => (await takingBack()).scheduleAgain(entry),
        }),
      },
    ],
    remove: deleteWaiting,
  });

const takingBack = () => import('../../../store/write/publish-undo');

/** One that has an end keeps it: it goes on the site at once, and stays in this list. */
const showChange = (entry: Unpublished, until: Date): UndoableChange => ({
  write: () => reschedule(entry, publicationFrom('now', until)),
  undo: async () => {
    const current = await getUnpublished(entry.id);
    if (current) await reschedule(current, publicationOf(entry));
  },
});

function publishChange(entry: Unpublished): UndoableChange {
  if (entry.until) return showChange(entry, entry.until);
  let id: string | undefined;
  const write = async () => {
    id = await publishWaiting(entry);
    return id;
  };
  return {
    write,
    undo: async () => {
      if (entry.base) return (await import('../../../store/write/next-version')).waitAgain(entry);
      const { unpublishAgain } = await takingBack();
      // An attempt without an answer may have been stored.
      await unpublishAgain(entry, id ?? (await write()));
    },
  };
}
