import { countOf } from '../../ui/text';
import type { ContactMessage } from '../../../content/message/contact-message';
import type { MessageChange } from '../../../content/message/inbox';
import type { InboxQuery } from '../../../store/messages/inbox';
import { useConfirm } from '../../ui/useConfirm';
import actions from '../../entries/CardActions.module.css';
import { SelectionBar, type Selection } from '../../bulk/SelectionBar';
import { MARKS } from './mark-labels';
import { noteOf, type MessageRuns } from './useMessageRun';
import { useWholeView } from './useWholeView';

interface InboxToolbarProps {
  readonly view: InboxQuery;
  /** The messages that are shown. */
  readonly messages: readonly ContactMessage[];
  readonly selection: Selection<ContactMessage>;
  readonly runs: MessageRuns;
  /** To be called with the position of a message that may leave the list. */
  readonly leaving: (position: number) => void;
}

/** What can be done with the selected messages, or without any with all of the view. */
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
    <div className={actions.actions}>
      <button type="button" className={actions.action} aria-disabled={pending} onClick={exportAll}>
        Export as CSV
      </button>
      <button type="button" className={actions.action} aria-disabled={pending} onClick={deleteAll}>
        {view.search || view.topic ? 'Delete all found' : 'Delete all'}
      </button>
    </div>
  );
}
