import type { ContactMessage } from '../../../content/message/contact-message';
import { useExpandedId } from '../../../shared/ui/hooks/useExpandedId';
import type { useFocusOnNext } from '../../entries/useFocusOnNext';
import type { Selection } from '../../bulk/SelectionBar';
import { MESSAGE_LIST_ID } from './inbox-keys';
import { MessageCard } from './MessageCard';
import styles from './MessageCard.module.css';

interface MessageListProps {
  readonly messages: readonly ContactMessage[];
  readonly selection: Selection<ContactMessage>;
  readonly focus: ReturnType<typeof useFocusOnNext<HTMLUListElement>>;
}

/** The messages. A marked one leaves the list, and the focus moves to the next. */
export function MessageList({ messages, selection, focus: { list, focusAt } }: MessageListProps) {
  const { expandedId, toggle } = useExpandedId();
  return (
    <ul ref={list} id={MESSAGE_LIST_ID} className={styles.list}>
      {messages.map((message, position) => (
        <li key={message.id}>
          <MessageCard
            message={message}
            selected={selection.isSelected(message)}
            onSelect={() => selection.toggle(message)}
            expanded={message.id === expandedId}
            onToggle={() => toggle(message.id)}
            onLeaving={() => focusAt(position)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Empty cards while the messages load. */
export const MessageListSkeleton = () => (
  <div role="status" aria-label="Loading messages">
    <div className={styles.list} aria-hidden="true">
      {[1, 2, 3].map((position) => (
        <div key={position} className={`skeleton ${styles.placeholder}`} />
      ))}
    </div>
  </div>
);
