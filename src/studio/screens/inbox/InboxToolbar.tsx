import type { ContactMessage, MessageStatus } from '../../../content/message/stored-message';
import { useId } from 'react';
import { countOf } from '../../ui/text';
import { MESSAGE_TOPICS } from '../../../content/message/contact-message';
import { messageRows, type MessageChange } from '../../../content/message/inbox';
import { allMessages, changeMessages, type InboxQuery } from '../../../store/messages/inbox';
import { useConfirm } from '../../ui/useConfirm';
import { SelectionBar, type Selection } from '../../bulk/SelectionBar';
import { MARKS } from './MessageActions';
import { csvOf } from '../../../shared/text/csv';
import { saveFile } from '../../../shared/text/save-file';
import { MESSAGES_AT_ONCE, MESSAGES_TO_TRASH_AT_ONCE } from '../../../shared/admin-limits';
import { MESSAGE_TRASH_DAYS, trashedMessage } from '../../../store/documents/trash';
import { restore } from '../../../store/write/trash';
import { useRun, type RunStep } from '../../bulk/useRun';
import { inboxList } from './inbox.loader';
import { useMessageCounts } from './message-counts';
import { useSubmit } from '../../../shared/ui/useSubmit';
import { IN_TRASH, notify } from '../../ui/notify';
import { useRefusalCheck } from '../../session/useAdminSubmit';
import { Action } from '../../ui/parts';

interface InboxToolbarProps {
  readonly view: InboxQuery;
  /** The messages that are shown. */
  readonly messages: readonly ContactMessage[];
  readonly selection: Selection<ContactMessage>;
  readonly runs: MessageRuns;
  /** Called with the position of a message before it may leave the list. */
  readonly leaving: (position: number) => void;
}

/** The actions on the selected messages or, without a selection, on all messages of the view. */
export function InboxToolbar({ view, messages, selection, runs, leaving }: InboxToolbarProps) {
  const confirm = useConfirm();
  const { selected } = selection;

  const change = async (to: MessageChange) => {
    if (to === 'delete') {
      const title = `Delete ${countOf(selected.length, 'message').toLowerCase()}?`;
      const answer = { title, note: restorableNote(selected.length), action: 'Delete' };
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
    <div className="row thin actions">
      <Action pending={pending} onClick={exportAll}>
        Export as CSV
      </Action>
      <Action pending={pending} onClick={deleteAll}>
        {view.search || view.topic ? 'Delete all found' : 'Delete all'}
      </Action>
    </div>
  );
}

/**
 * Exports or deletes all messages of a view, also on pages that are not shown, except messages that
 * arrived after the list was read, because nobody has seen them.
 */
function useWholeView(view: InboxQuery, newest: ContactMessage | undefined, runs: MessageRuns) {
  const confirm = useConfirm();
  const { submit, pending } = useReadBeforeAction();

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
    const note = [found, about, restorableNote(all.length)].filter(Boolean).join(' ');
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

export type MessageRuns = ReturnType<typeof useMessageRun>;

const DONE: Readonly<Record<MessageChange, string>> = {
  delete: 'deleted',
  viewed: 'marked as viewed',
  new: 'marked as new',
  spam: 'spam',
};

/** Returns the note of the question before messages are deleted (product 25.7). */
export const restorableNote = (count: number): string =>
  `${count === 1 ? 'It' : 'They'} can be restored from the trash for ${MESSAGE_TRASH_DAYS} days.`;

/** Changes several messages in batches. */
export function useMessageRun() {
  const { countAgain } = useMessageCounts();
  const runs = useRun(() => {
    inboxList.forget();
    void countAgain();
  });

  const undo = (messages: readonly ContactMessage[]) =>
    [
      { noun: 'message', done: 'restored', failed: 'Not all messages could be restored.' },
      messages.map((message) => ({
        size: 1,
        name: nameOf(message),
        change: () => restore(trashedMessage(message.id)),
      })),
    ] as const;

  return {
    ...runs,
    /**
     * Starts the change. With `tab`, messages that somebody else has moved to another tab do not
     * change.
     */
    start: (messages: readonly ContactMessage[], to: MessageChange, tab?: MessageStatus) => {
      const done = DONE[to];
      const failed = `Not all messages could be ${to === 'delete' ? 'deleted' : 'marked'}.`;
      const change = (ids: readonly string[]) => changeMessages(ids, to, tab);
      const isDeletion = to === 'delete';
      return runs.start(
        {
          noun: 'message',
          done,
          failed,
          ...(isDeletion && { undo: () => undo(messages), later: IN_TRASH }),
        },
        batches(messages, change, isDeletion ? MESSAGES_TO_TRASH_AT_ONCE : MESSAGES_AT_ONCE),
      );
    },
  };
}

function batches(
  messages: readonly ContactMessage[],
  change: (ids: readonly string[]) => Promise<number>,
  size: number,
): readonly RunStep[] {
  const count = Math.ceil(messages.length / size);
  return Array.from({ length: count }, (_, index) => {
    const batch = messages.slice(index * size, (index + 1) * size);
    return {
      size: batch.length,
      change: () => change(batch.map(({ id }) => id)),
      parts: () =>
        batch.map((message) => ({
          size: 1,
          name: nameOf(message),
          change: () => change([message.id]),
        })),
    };
  });
}

const nameOf = ({ name, email }: ContactMessage) => name || email;

/** useSubmit for an action that reads messages first, with a message if they cannot be read. */
export function useReadBeforeAction() {
  const checkRefusal = useRefusalCheck();
  const operation = useId();
  return useSubmit(async (read: () => Promise<unknown>) => {
    notify.dismiss(operation);
    try {
      await read();
    } catch (error) {
      notify.failure('The messages could not be read.', await checkRefusal(error), operation);
      throw error;
    }
  });
}
