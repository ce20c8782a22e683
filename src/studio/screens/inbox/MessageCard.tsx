import { useId } from 'react';
import { MESSAGE_TOPICS, type ContactMessage } from '../../../content/message/contact-message';
import { languageOf } from '../../../shared/text/text';
import { Time } from '../../ui/text';
import { SelectBox } from '../../bulk/SelectionBar';
import { MessageActions } from './MessageActions';
import styles from './MessageCard.module.css';
import { AnswerAndNote } from './AnswerAndNote';
import { foldedMessage } from '../../../content/message/inbox';

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
    <article className={`panel ${styles.card}`} aria-labelledby={headingId} tabIndex={-1}>
      <header className={`row between ${styles.head}`}>
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
        {sentAt && <Time at={sentAt} />}
      </header>
      {email && <p className="note">{email}</p>}
      {topic && <p className="note">About: {MESSAGE_TOPICS[topic]}</p>}
      {subject && (
        <p className={`accent strong ${styles.subject}`} lang={languageOf(subject)} dir="auto">
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
      <p className={styles.message} lang={languageOf(text)} dir="auto">
        {expanded ? text : folded}
      </p>
      {folded !== text && (
        <button
          type="button"
          className="action"
          aria-expanded={expanded}
          aria-describedby={describedBy}
          aria-keyshortcuts="o"
          onClick={onToggle}
        >
          {expanded ? 'Read Less' : 'Read More'}
        </button>
      )}
    </>
  );
}
