import type { TrashEntry } from '../../domain/entries/trash';
import { restore } from '../../services/trash/trash';
import { untitled } from '../kit/entries/kind-names';
import { useBulk } from '../kit/selection/useBulk';
import { trashList } from './trash.loader';

/** Restores several deleted entries at once (product 25.6). */
export const useBulkTrash = () =>
  useBulk<TrashEntry>({
    noun: 'item',
    nameOf: ({ title, kind }) => title || untitled(kind),
    changes: [{ label: 'Restore', done: 'restored', change: restore, leaves: true }],
    list: trashList,
  });
