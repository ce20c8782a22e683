import type { ContactMessage } from '../../domain/contact-message';
import { changeMessages } from '../../services/inbox';
import { useDelete } from '../lists/useDelete';
import { inboxList } from './inbox.loader';
import { useMessageCounts } from './message-counts';

/** Deletes one message after a question (product 16.19). */
export function useDeleteMessage({ id, name, email }: ContactMessage, onDeleted: () => void) {
  const { countAgain } = useMessageCounts();
  return useDelete({
    question: 'Delete this message?',
    thing: name || email || 'No name',
    isFinal: true,
    note: '',
    done: 'Message deleted.',
    failed: 'The message could not be deleted.',
    remove: async () => {
      await changeMessages([id], 'delete');
    },
    list: inboxList,
    item: {
      onRemove: () => {
        onDeleted();
        void countAgain();
      },
      onReturn: () => undefined,
    },
  });
}
