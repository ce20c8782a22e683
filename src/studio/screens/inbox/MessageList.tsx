import type { Pages } from '../../../shared/data/pager';
import { ShowMore } from '../../../shared/ui/loading/ShowMore';
import type { ContactMessage } from '../../../content/message/contact-message';
import type { InboxQuery } from '../../../store/messages/inbox';
import { useFocusOnNext } from '../../ui/navigation';
import { useSelection, type Selection } from '../../bulk/SelectionBar';
import { InboxToolbar } from './InboxToolbar';
import type { MessageRuns } from './useMessageRun';
import { useExpandedId } from '../../../shared/ui/hooks/useExpandedId';
import { MESSAGE_LIST_ID } from './InboxKeys';
import { MessageCard } from './MessageCard';
import styles from './MessageCard.module.css';

interface MessageViewProps {
  readonly view: InboxQuery;
  readonly pages: Pages<ContactMessage>;
  readonly page: number;
  readonly runs: MessageRuns;
}

/** The messages of a view, with the toolbar for several of them. */
export function MessageView({ view, pages, page, runs }: MessageViewProps) {
  const selection = useSelection(pages.entries, ({ id }) => id);
  const focus = useFocusOnNext<HTMLUListElement>(pages.entries);
  return (
    <>
      <InboxToolbar
        view={view}
        messages={pages.entries}
        selection={selection}
        runs={runs}
        leaving={focus.focusAt}
      />
      <MessageList messages={pages.entries} selection={selection} focus={focus} />
      <ShowMore pages={pages} page={page} noun="messages" />
    </>
  );
}

interface MessageListProps {
  readonly messages: readonly ContactMessage[];
  readonly selection: Selection<ContactMessage>;
  readonly focus: ReturnType<typeof useFocusOnNext<HTMLUListElement>>;
}

/** When a message leaves the list, the focus moves to the next one. */
export function MessageList({ messages, selection, focus: { list, focusAt } }: MessageListProps) {
  const { expandedId, toggle } = useExpandedId();
  return (
    <ul ref={list} id={MESSAGE_LIST_ID} className="stack loose">
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
    <div className="stack loose" aria-hidden="true">
      {[1, 2, 3].map((position) => (
        <div key={position} className={`skeleton ${styles.placeholder}`} />
      ))}
    </div>
  </div>
);
