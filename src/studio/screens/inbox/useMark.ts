import type { ContactMessage, MessageStatus } from '../../../content/message/contact-message';
import { useMessageCounts } from './message-counts';
import { setMessageStatus } from '../../../store/messages/inbox';
import { useAdminSubmit } from '../../session/useAdminSubmit';
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
