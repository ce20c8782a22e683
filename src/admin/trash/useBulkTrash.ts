import type { TrashEntry } from '../../domain/entries/trash';
import { restore, trashAgain } from '../../services/store/trash';
import { deleteForEver } from '../../services/store/trash-purge';
import { countOf } from '../kit/runs/run-texts';
import { useBulk } from '../kit/selection/useBulk';
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
