import type { ContactMessage } from '../../domain/contact-message';
import { useMessageCounts } from '../message-counts';
import { useAdminSubmit } from '../useAdminSubmit';
import { mark } from './inbox.loader';

/** Marks a message as viewed, or a viewed one as new again. */
export function useMark({ id, viewed }: ContactMessage, onMarked: () => void) {
  const { lookAgain } = useMessageCounts();
  const { submit, pending } = useAdminSubmit(
    async () => {
      await mark(id, !viewed);
      onMarked();
      void lookAgain();
    },
    { failed: 'The message could not be marked.' },
  );
  return { mark: () => void submit(), pending };
}
