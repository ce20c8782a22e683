import { MESSAGE_TRASH_DAYS, trashedMessage } from '../../../store/documents/trash';
import type { ContactMessage } from '../../../content/message/contact-message';
import { changeMessages } from '../../../store/messages/inbox';
import { useDelete } from '../../entries/useDelete';
import { inboxList } from './inbox.loader';
import { useMessageCounts } from './message-counts';

/** Deletes one message after a question (product 16.19). */
export function useDeleteMessage({ id, name, email }: ContactMessage, onDeleted: () => void) {
  const { countAgain } = useMessageCounts();
  return useDelete({
    question: 'Delete this message?',
    thing: name || email || 'No name',
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
