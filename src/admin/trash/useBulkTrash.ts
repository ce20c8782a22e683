import type { TrashEntry } from '../../domain/trash';
import { restore } from '../../services/trash';
import { useBulk } from '../lists/useBulk';
import { trashList } from './trash.loader';

/** Restores several deleted entries at once (product 25.6). */
export const useBulkTrash = () =>
  useBulk<TrashEntry>({
    noun: 'item',
    nameOf: ({ title }) => title || 'Untitled',
    changes: [{ label: 'Restore', done: 'restored', change: restore, leaves: true }],
    list: trashList,
  });
