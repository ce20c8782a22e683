import type { ContactMessage, MessageStatus } from '../../../content/message/contact-message';
import { MESSAGES_AT_ONCE, MESSAGES_TO_TRASH_AT_ONCE } from '../../../shared/admin-limits';
import type { MessageChange } from '../../../content/message/inbox';
import { MESSAGE_TRASH_DAYS, trashedMessage } from '../../../store/documents/trash';
import { changeMessages } from '../../../store/messages/inbox';
import { restore } from '../../../store/write/trash';
import { useRun, type Step } from '../../bulk/useRun';
import { inboxList } from './inbox.loader';
import { useMessageCounts } from './message-counts';

export type MessageRuns = ReturnType<typeof useMessageRun>;

const DONE: Readonly<Record<MessageChange, string>> = {
  delete: 'deleted',
  viewed: 'marked as viewed',
  new: 'marked as new',
  spam: 'spam',
};

/** What a question says of messages that are to be deleted (product 25.7). */
export const noteOf = (count: number): string =>
  `${count === 1 ? 'It' : 'They'} can be restored from the trash for ${MESSAGE_TRASH_DAYS} days.`;

/** Changes several messages, a batch after the other (product 16.19). */
export function useMessageRun() {
  const { countAgain } = useMessageCounts();
  const runs = useRun(() => {
    inboxList.forget();
    void countAgain();
  });

  const undo = async (messages: readonly ContactMessage[]) => {
    await runs.idle();
    const failed = 'Not all messages could be restored.';
    await runs.start(
      { noun: 'message', done: 'restored', failed },
      messages.map((message) => ({
        size: 1,
        name: nameOf(message),
        change: () => restore(trashedMessage(message.id)),
      })),
    );
  };

  return {
    ...runs,
    /** Without `tab` messages are changed wherever somebody else has moved them. */
    start: (messages: readonly ContactMessage[], to: MessageChange, tab?: MessageStatus) => {
      const done = DONE[to];
      const failed = `Not all messages could be ${to === 'delete' ? 'deleted' : 'marked'}.`;
      const change = (ids: readonly string[]) => changeMessages(ids, to, tab);
      const isDeletion = to === 'delete';
      return runs.start(
        { noun: 'message', done, failed, ...(isDeletion && { undo: () => void undo(messages) }) },
        batches(messages, change, isDeletion ? MESSAGES_TO_TRASH_AT_ONCE : MESSAGES_AT_ONCE),
      );
    },
  };
}

function batches(
  messages: readonly ContactMessage[],
  change: (ids: readonly string[]) => Promise<number>,
  size: number,
): readonly Step[] {
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
