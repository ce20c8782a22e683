import type { ContactMessage } from '../../domain/contact-message';
import { useFocusOnNext } from '../useFocusOnNext';
import { MessageCard } from './MessageCard';
import styles from './MessageCard.module.css';

/** The messages. One that is marked leaves the list, and the focus goes on to the next. */
export function MessageList({ messages }: { readonly messages: readonly ContactMessage[] }) {
  const { list, leaving } = useFocusOnNext<HTMLUListElement>(messages);
  return (
    <ul ref={list} className={styles.list}>
      {messages.map((message, position) => (
        <li key={message.id}>
          <MessageCard message={message} onMarked={() => leaving(position)} />
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
