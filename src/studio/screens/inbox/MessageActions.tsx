import type { ContactMessage, MessageStatus } from '../../../content/message/stored-message';
import { useMemo, useState } from 'react';
import { replyLink } from '../../../content/message/inbox';
import { site } from '../../../company/site';
import { notify } from '../../ui/notify';
import { useMessageCounts } from './message-counts';
import { setMessageStatus, changeMessages } from '../../../store/messages/inbox';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { inboxList } from './inbox.loader';
import { MESSAGE_TRASH_DAYS, trashedMessage } from '../../../store/documents/trash';
import { useDelete } from '../../list/useDelete';
import { MoreMenu, type MenuAction } from '../../ui/Menu';
import { Button } from '../../ui/parts';
import { useAnswerAndNote } from './AnswerAndNote';
import { useMenuKeys } from './InboxKeys';

interface MessageActionsProps {
  readonly message: ContactMessage;
  readonly headingId: string;
  readonly onLeaving: () => void;
}

/** The actions of a message: mark, reply, and a menu "More" for rarely used ones. */
export function MessageActions({ message, headingId, onLeaving }: MessageActionsProps) {
  const { email, status } = message;
  const { mark, pending } = useMark(message, onLeaving);
  const deletion = useDeleteMessage(message, onLeaving);
  const note = useAnswerAndNote(message);
  const [answering, setAnswering] = useState(false);
  const reply = useMemo(() => replyLink(message, site.name), [message]);
  const [usual, ...others] = MARKS[status];

  const seldom: readonly MenuAction[] = [
    ...note.actions,
    ...(email ? [{ label: 'Copy address', onPress: () => void copy(email) }] : []),
    ...others.map((to) => ({ ...to, pending, onPress: () => mark(to.status) })),
    { label: 'Delete', shortcut: '#', pending: deletion.pending, onPress: deletion.ask },
  ];
  useMenuKeys(headingId, seldom);

  return (
    <>
      {note.shown}
      <p className="accent" role="status">
        {answering && status === 'new' && 'Once your answer is sent, mark this message as viewed.'}
      </p>
      <div className="row thin actions">
        <Button
          pending={pending}
          aria-describedby={headingId}
          aria-keyshortcuts={usual.shortcut}
          onClick={() => mark(usual.status)}
        >
          {usual.label}
        </Button>
        {email && (
          <a
            href={reply}
            className="action"
            aria-describedby={headingId}
            aria-keyshortcuts="r"
            onClick={() => setAnswering(true)}
          >
            Reply
          </a>
        )}
        <MoreMenu describedBy={headingId} actions={seldom} />
      </div>
    </>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify.success(`${address} copied`);
  } catch (error) {
    console.error(error);
    notify.failure('The address could not be copied. Select it and copy it by hand.');
  }
}
interface Mark {
  readonly label: string;
  readonly status: MessageStatus;
  /** The shortcut key. */
  readonly shortcut: string;
}

const SPAM: Mark = { label: 'Spam', status: 'spam', shortcut: '!' };

/** The marks that the messages of each tab can get, the most usual first. */
export const MARKS: Readonly<Record<MessageStatus, readonly [Mark, ...Mark[]]>> = {
  new: [{ label: 'Mark as Viewed', status: 'viewed', shortcut: 'e' }, SPAM],
  viewed: [{ label: 'Mark as new', status: 'new', shortcut: 'u' }, SPAM],
  spam: [{ label: 'Not spam', status: 'new', shortcut: 'u' }],
};

/** Changes the status of a message. */
function useMark({ id }: ContactMessage, onMarked: () => void) {
  const { countAgain } = useMessageCounts();
  const { submit, pending } = useAdminSubmit(
    async (status: MessageStatus) => {
      await inboxList.afterWrite(setMessageStatus(id, status));
      onMarked();
      void countAgain();
    },
    { failed: 'The message could not be marked.' },
  );
  return { mark: (status: MessageStatus) => void submit(status), pending };
}

/** Deletes a message after a question. */
function useDeleteMessage({ id, name, email }: ContactMessage, onDeleted: () => void) {
  const { countAgain } = useMessageCounts();
  return useDelete({
    question: 'Delete this message?',
    subject: name || email || 'No name',
    days: MESSAGE_TRASH_DAYS,
    done: 'Message deleted.',
    failed: 'The message could not be deleted.',
    remove: async () => {
      await changeMessages([id], 'delete');
      return trashedMessage(id);
    },
    list: inboxList,
    item: {
      onRemove: () => {
        onDeleted();
        void countAgain();
      },
      onReturn: () => void countAgain(),
    },
  });
}
