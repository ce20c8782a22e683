import { errorCode } from '../../../shared/failures/failure';
import type { Change, HistoryKind } from '../../../store/documents/revision';
import type { EntryLocation } from '../../../content/entry';
import { restoreFields } from '../../../store/history/restore';
import { notify } from '../../ui/notify';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { viewPathAt } from './entry-links';
import { historyList } from './history.loader';

/** Failures of a restoration only, which need no other attempt. */
const FAILURES: Readonly<Record<string, string>> = {
  'files-gone': 'It could not be restored: the files of that picture are no longer kept.',
  'value-refused':
    'It could not be restored: the site no longer accepts what it was then. It can be typed in the form.',
};

/** Takes fields of an entry back to what they were before a change (product 30.6). */
export const useRestoreFields = (location: EntryLocation, kind: HistoryKind) =>
  useAdminSubmit(
    async (change: Change, names: readonly string[]) => {
      try {
        const isWritten = await historyList.afterWrite(restoreFields(location, change, names));
        if (isWritten) notify.saved('Restored.', { viewPath: viewPathAt(kind, location) });
        else notify.success('It is so already.');
      } catch (error) {
        const message = FAILURES[errorCode(error)];
        if (!message) throw error;
        notify.failure(message);
      }
    },
    { failed: 'It could not be restored.' },
  );
