import type { ContactMessage } from '../../../content/message/stored-message';
import { useId } from 'react';
import type { Pages } from '../../../shared/data/paged-list';
import { ShowMore } from '../../../shared/ui/ShowMore';
import { MESSAGE_TOPICS } from '../../../content/message/contact-message';
import type { InboxQuery } from '../../../store/messages/inbox';
import { useFocusOnNext } from '../../ui/navigation';
import { useSelection, SelectBox, type Selection } from '../../bulk/SelectionBar';
import { InboxToolbar, type MessageRuns } from './InboxToolbar';
import { useExpandedId } from '../../../shared/ui/ExpandableText';
import styles from './Inbox.module.css';
import { languageOf } from '../../../shared/text/text';
import { Time } from '../../ui/text';
import { MESSAGE_LIST_ID } from './InboxKeys';
import { MessageActions } from './MessageActions';
import { messageExcerpt } from '../../../content/message/inbox';
import { Action } from '../../ui/parts';

interface MessageViewProps {
  readonly view: InboxQuery;
  readonly pages: Pages<ContactMessage>;
  readonly page: number;
  readonly runs: MessageRuns;
}

/** The messages of a view, with the toolbar for selected ones. */
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

/** A list of messages. When a message leaves the list, the focus moves to the next one. */
function MessageList({ messages, selection, focus: { list, focusAt } }: MessageListProps) {
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

interface MessageCardProps {
  readonly message: ContactMessage;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** Called before the message may leave the list. */
  readonly onLeaving: () => void;
}

/** A message. Missing fields of an old message are not rendered. */
function MessageCard({ message, selected, onSelect, ...card }: MessageCardProps) {
  const headingId = useId();
  const { name, email, topic, subject, sentAt } = message;

  return (
    <article className={`panel stack ${styles.card}`} aria-labelledby={headingId} tabIndex={-1}>
      <header className="row between">
        <div className="row tight">
          <SelectBox
            className={styles.select}
            describedBy={headingId}
            shortcut="x"
            checked={selected}
            onChange={onSelect}
          />
          <h2 className="small-title" id={headingId} lang={languageOf(name)} dir="auto">
            {name || 'No name'}
          </h2>
        </div>
        {sentAt && (
          <span className="note">
            <Time at={sentAt} />
          </span>
        )}
      </header>
      {email && <p className="note">{email}</p>}
      {topic && <p className="note">About: {MESSAGE_TOPICS[topic]}</p>}
      {subject && (
        <p className="accent strong" lang={languageOf(subject)} dir="auto">
          {subject}
        </p>
      )}
      <MessageText
        text={message.message}
        expanded={card.expanded}
        onToggle={card.onToggle}
        describedBy={headingId}
      />
      <MessageActions message={message} headingId={headingId} onLeaving={card.onLeaving} />
    </article>
  );
}

interface MessageTextProps {
  readonly text: string;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** The id of the message's heading. */
  readonly describedBy: string;
}

/** The text of a message, folded if it is long. */
function MessageText({ text, expanded, onToggle, describedBy }: MessageTextProps) {
  const folded = messageExcerpt(text);
  return (
    <>
      <p className="prose lines" lang={languageOf(text)} dir="auto">
        {expanded ? text : folded}
      </p>
      {folded !== text && (
        <Action
          aria-expanded={expanded}
          aria-describedby={describedBy}
          aria-keyshortcuts="o"
          onClick={onToggle}
        >
          {expanded ? 'Read Less' : 'Read More'}
        </Action>
      )}
    </>
  );
}
