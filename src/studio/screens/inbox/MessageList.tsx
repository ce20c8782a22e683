import type { ContactMessage } from '../../../content/message/stored-message';
import { useId, useState, useEffect } from 'react';
import { Link } from 'react-router-dom';
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
import { MessageActions } from './MessageActions';
import { AnswerAndNote } from './AnswerAndNote';
import { foldedMessage } from '../../../content/message/inbox';
import { HELP_PATH } from '../../../content/paths/admin-paths';
import { readStored, writeStored } from '../../../shared/data/browser-storage';
import { KeyList, INBOX_KEYS } from '../help/keys';
import { isTyping, shortcutKey } from '../../../shared/ui/hooks';
import { Action } from '../../ui/parts';

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

interface MessageCardProps {
  readonly message: ContactMessage;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** Called before the message may leave the list. */
  readonly onLeaving: () => void;
}

/** One message (product 16.12). Fields that an old message has not are left out. */
export function MessageCard({ message, selected, onSelect, ...card }: MessageCardProps) {
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
      <AnswerAndNote message={message} headingId={headingId} />
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

/** The text of a message; a long one is folded (product 16.20). */
function MessageText({ text, expanded, onToggle, describedBy }: MessageTextProps) {
  const folded = foldedMessage(text);
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

const SETTING = 'inbox-keys';

/** The list of the keys of the inbox, and the switch for them in this browser (product 16.23). */
export function InboxKeys() {
  const [on, setOn] = useState(() => readStored('localStorage', SETTING) !== 'off');
  useInboxKeys(on);
  const change = () => {
    setOn(!on);
    writeStored('localStorage', SETTING, on ? 'off' : null);
  };

  return (
    <details className="soft">
      <summary>Keyboard</summary>
      <KeyList keys={INBOX_KEYS} />
      <label className="check">
        <input type="checkbox" checked={on} onChange={change} />
        Use these keys in this browser
      </label>{' '}
      <Link id={HELP_LINK_ID} to={HELP_PATH} className={`link ${styles.more}`}>
        More help
      </Link>
    </details>
  );
}

/** The id of the list that the keys move in. */
export const MESSAGE_LIST_ID = 'messages';
/** The id of the link that the key ? follows. */
const HELP_LINK_ID = 'help';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * The keys of the inbox while `on` (product 16.23): j and k move the focus between the messages, ? opens the
 * page of help. Any other key presses the control of the focused message that names it in `aria-keyshortcuts`.
 */
function useInboxKeys(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
}

function onKey(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || isTyping(target)) return;
  const key = shortcutKey(event);
  const cards = [...document.querySelectorAll<HTMLElement>(`#${MESSAGE_LIST_ID} article`)];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const step = STEPS[key];
  if (step !== undefined) {
    cards[at < 0 ? 0 : at + step]?.focus();
    return;
  }
  const control =
    key === '?'
      ? document.getElementById(HELP_LINK_ID)
      : cards[at]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (!control || control.getAttribute('aria-disabled') === 'true') return;
  event.preventDefault();
  control.click();
}
