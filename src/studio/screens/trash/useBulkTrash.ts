import { countOf } from '../../ui/text';
import type { TrashEntry } from '../../../store/documents/trash';
import { restore, trashAgain, deleteForEver } from '../../../store/write/trash';
import { useBulk } from '../../bulk/useBulk';
import { nameIn } from './trash-kinds';
import { trashList } from './trash.loader';

/** Restores several deleted entries at once, or deletes them for ever (product 25.6). */
export const useBulkTrash = () =>
  useBulk<TrashEntry>({
    noun: 'item',
    nameOf: nameIn,
    changes: [
      {
        label: 'Restore',
        done: 'restored',
        undone: 'in the trash again',
        leaves: true,
        changeFor: (entry) => ({ write: () => restore(entry), undo: () => trashAgain(entry) }),
      },
      {
        label: 'Delete for ever',
        done: 'deleted for ever',
        leaves: true,
        question: (count) => ({
          title: `Delete ${countOf(count, 'item').toLowerCase()} for ever?`,
          note: 'Their pictures go with them. This cannot be undone.',
          action: 'Delete',
        }),
        changeFor: (entry) => ({ write: () => deleteForEver(entry) }),
      },
    ],
    list: trashList,
  });
