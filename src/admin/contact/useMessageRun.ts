import type { ContactMessage, MessageStatus } from '../../domain/messages/contact-message';
import { MESSAGES_AT_ONCE } from '../../domain/admin-limits';
import type { MessageChange } from '../../domain/messages/inbox';
import { changeMessages } from '../../services/messages/inbox';
import { useRun, type Step } from '../kit/runs/useRun';
import { inboxList } from './inbox.loader';
import { useMessageCounts } from '../shell/message-counts';

export type MessageRuns = ReturnType<typeof useMessageRun>;

const DONE: Readonly<Record<MessageChange, string>> = {
  delete: 'deleted',
  viewed: 'marked as viewed',
  new: 'marked as new',
  spam: 'spam',
};

/** Changes several messages, a batch after the other (product 16.19). */
export function useMessageRun() {
  const { countAgain } = useMessageCounts();
  const runs = useRun(() => {
    inboxList.forget();
    void countAgain();
  });

  return {
    ...runs,
    /** Without `tab` messages are changed wherever somebody else has moved them. */
    start: (messages: readonly ContactMessage[], to: MessageChange, tab?: MessageStatus) => {
      const done = DONE[to];
      const failed = `Not all messages could be ${to === 'delete' ? 'deleted' : 'marked'}.`;
      const change = (ids: readonly string[]) => changeMessages(ids, to, tab);
      return runs.start({ noun: 'message', done, failed }, batches(messages, change));
    },
  };
}

function batches(
  messages: readonly ContactMessage[],
  change: (ids: readonly string[]) => Promise<number>,
): readonly Step[] {
  const count = Math.ceil(messages.length / MESSAGES_AT_ONCE);
  return Array.from({ length: count }, (_, index) => {
    const start = index * MESSAGES_AT_ONCE;
    const batch = messages.slice(start, start + MESSAGES_AT_ONCE);
    return {
      size: batch.length,
      change: () => change(batch.map(({ id }) => id)),
      parts: () =>
        batch.map(({ id, name, email }) => ({
          size: 1,
          name: name || email,
          change: () => change([id]),
        })),
    };
  });
}
