import { useId } from 'react';
import type { ContactMessage, MessageStatus } from '../../../content/message/contact-message';
import { MESSAGES_AT_ONCE, MESSAGES_TO_TRASH_AT_ONCE } from '../../../shared/admin-limits';
import type { MessageChange } from '../../../content/message/inbox';
import { MESSAGE_TRASH_DAYS, trashedMessage } from '../../../store/documents/trash';
import { changeMessages } from '../../../store/messages/inbox';
import { restore } from '../../../store/write/trash';
import { useRun, type Step } from '../../bulk/useRun';
import { inboxList } from './inbox.loader';
import { useMessageCounts } from './message-counts';
import { useSubmit } from '../../../shared/ui/useSubmit';
import { notify } from '../../ui/notify';
import { useRefusalCheck } from '../../session/useAdminSubmit';

export type MessageRuns = ReturnType<typeof useMessageRun>;

const DONE: Readonly<Record<MessageChange, string>> = {
  delete: 'deleted',
  viewed: 'marked as viewed',
  new: 'marked as new',
  spam: 'spam',
};

/** The note in a question about deletion (product 25.7). */
export const noteOf = (count: number): string =>
  `${count === 1 ? 'It' : 'They'} can be restored from the trash for ${MESSAGE_TRASH_DAYS} days.`;

/** Changes several messages, batch by batch (product 16.19). */
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
    /** With `tab`, messages that somebody else has moved to another tab stay as they are. */
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

/** useSubmit for an action that reads messages first: says so if they cannot be read. */
export function useReading() {
  const checkRefusal = useRefusalCheck();
  const operation = useId();
  return useSubmit(async (read: () => Promise<unknown>) => {
    notify.dismiss(operation);
    try {
      await read();
    } catch (error) {
      notify.failure('The messages could not be read.', error, operation);
      void checkRefusal(error);
      throw error;
    }
  });
}
