import type { TrashEntry } from '../../domain/entries/trash';
import { restore } from '../../services/store/trash';
import { KINDS_ON_SCREEN } from '../kit/kinds';
import { useBulk } from '../kit/selection/useBulk';
import { trashList } from './trash.loader';

/** Restores several deleted entries at once (product 25.6). */
export const useBulkTrash = () =>
  useBulk<TrashEntry>({
    noun: 'item',
    nameOf: ({ title, kind }) => title || KINDS_ON_SCREEN[kind].untitled,
    changes: [
      {
        label: 'Restore',
        done: 'restored',
        leaves: true,
        deedFor: (entry) => ({ write: () => restore(entry) }),
      },
    ],
    list: trashList,
  });
