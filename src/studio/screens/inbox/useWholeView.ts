import { MESSAGE_TOPICS, type ContactMessage } from '../../../content/message/contact-message';
import { csvOf } from '../../../shared/text/csv';
import { messageRows } from '../../../content/message/inbox';
import { allMessages, type InboxQuery } from '../../../store/messages/inbox';
import { saveFile } from '../../../shared/text/save-file';
import { useConfirm } from '../../ui/useConfirm';
import { noteOf, type MessageRuns } from './useMessageRun';
import { useReading } from './useReading';

/**
 * What can be done with all messages of a view, also those that are not shown yet. Messages that came
 * after the list was read are not part of it: nobody has seen them (product 16.19).
 */
export function useWholeView(
  view: InboxQuery,
  newest: ContactMessage | undefined,
  runs: MessageRuns,
) {
  const confirm = useConfirm();
  const { submit, pending } = useReading();

  const exportAll = async () => {
    const rows = messageRows(await allMessages(view, newest));
    const file = new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `messages-${view.tab}-${new Date().toISOString().slice(0, 10)}.csv`);
  };

  const deleteAll = async () => {
    const all = await allMessages(view, newest);
    const what =
      all.length === 1 ? `one ${view.tab} message` : `all ${all.length} ${view.tab} messages`;
    const found = view.search && `Those that were found for “${view.search}”.`;
    const about = view.topic && `Only those about “${MESSAGE_TOPICS[view.topic]}”.`;
    const note = [found, about, noteOf(all.length)].filter(Boolean).join(' ');
    if (await confirm({ title: `Delete ${what}?`, note, action: 'Delete' })) {
      await runs.start(all, 'delete', view.tab);
    }
  };

  return {
    exportAll: () => void submit(exportAll),
    deleteAll: () => void submit(deleteAll),
    pending: pending || runs.isRunning,
  };
}
