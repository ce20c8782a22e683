import type { Trashed } from '../../store/documents/trash';
import { restore } from '../../store/write/trash';
import { useAdminSubmit } from '../session/useAdminSubmit';
import type { adminList } from '../admin-list';

interface Restoration {
  /** The name of the entry. */
  readonly thing: string;
  /** The list that changes with it. */
  readonly list: Pick<ReturnType<typeof adminList>, 'afterWrite'>;
  /** Called before the list is read again. */
  readonly onRestored: () => void;
}

/** Takes an entry out of the trash (product 25.2, 25.3). */
export const useRestore = ({ thing, list, onRestored }: Restoration) =>
  useAdminSubmit(
    async (trashed: Trashed) => {
      await list.afterWrite(restore(trashed));
      onRestored();
    },
    { done: `Restored: ${thing}`, failed: 'It could not be restored.' },
  );
