import type { ContactMessage, MessageStatus } from '../../domain/messages/contact-message';
import { useMessageCounts } from '../shell/message-counts';
import { setMessageStatus } from '../../services/messages/inbox';
import { useAdminSubmit } from '../kit/runs/useAdminSubmit';
import { inboxList } from './inbox.loader';

/** Gives a message another status (product 16.12). */
export function useMark({ id }: ContactMessage, onMarked: () => void) {
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
