import { countOf } from '../../ui/text';
import { MESSAGE_TOPICS, type ContactMessage } from '../../../content/message/contact-message';
import { messageRows, type MessageChange } from '../../../content/message/inbox';
import { allMessages, type InboxQuery } from '../../../store/messages/inbox';
import { useConfirm } from '../../ui/useConfirm';
import { SelectionBar, type Selection } from '../../bulk/SelectionBar';
import { MARKS } from './MessageActions';
import { noteOf, useReading, type MessageRuns } from './useMessageRun';
import { csvOf } from '../../../shared/text/csv';
import { saveFile } from '../../../shared/text/save-file';

interface InboxToolbarProps {
  readonly view: InboxQuery;
  /** The messages that are shown. */
  readonly messages: readonly ContactMessage[];
  readonly selection: Selection<ContactMessage>;
  readonly runs: MessageRuns;
  /** Called with the position of a message before it may leave the list. */
  readonly leaving: (position: number) => void;
}

/** The actions for the selected messages; without a selection, for all messages of the view. */
export function InboxToolbar({ view, messages, selection, runs, leaving }: InboxToolbarProps) {
  const confirm = useConfirm();
  const { selected } = selection;

  const change = async (to: MessageChange) => {
    if (to === 'delete') {
      const title = `Delete ${countOf(selected.length, 'message').toLowerCase()}?`;
      const answer = { title, note: noteOf(selected.length), action: 'Delete' };
      if (!(await confirm(answer))) return;
    }
    const [first] = selected;
    if (first) leaving(messages.indexOf(first));
    await runs.start(selected, to, view.tab);
  };

  return (
    <SelectionBar
      noun="message"
      selection={selection}
      runs={runs}
      actions={[
        ...MARKS[view.tab].map(({ label, status }) => ({
          label,
          onPress: () => void change(status),
        })),
        { label: 'Delete', onPress: () => void change('delete') },
      ]}
    >
      <WholeView view={view} newest={messages[0]} runs={runs} />
    </SelectionBar>
  );
}

interface WholeViewProps {
  readonly view: InboxQuery;
  readonly newest: ContactMessage | undefined;
  readonly runs: MessageRuns;
}

function WholeView({ view, newest, runs }: WholeViewProps) {
  const { exportAll, deleteAll, pending } = useWholeView(view, newest, runs);
  return (
    <div className="actions">
      <button type="button" className="action" aria-disabled={pending} onClick={exportAll}>
        Export as CSV
      </button>
      <button type="button" className="action" aria-disabled={pending} onClick={deleteAll}>
        {view.search || view.topic ? 'Delete all found' : 'Delete all'}
      </button>
    </div>
  );
}

/**
 * Exports or deletes all messages of a view, also those on pages that are not shown yet, but none that
 * came after the list was read: nobody has seen them (product 16.19).
 */
function useWholeView(view: InboxQuery, newest: ContactMessage | undefined, runs: MessageRuns) {
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
