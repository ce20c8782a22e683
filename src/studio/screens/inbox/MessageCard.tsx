import { useId } from 'react';
import { MESSAGE_TOPICS, type ContactMessage } from '../../../content/message/contact-message';
import { languageOf } from '../../../shared/text/text';
import { Time } from '../../ui/text';
import { SelectBox } from '../../bulk/SelectionBar';
import { inboxList } from './inbox.loader';
import { MessageActions } from './MessageActions';
import styles from './MessageCard.module.css';
import { MessageMarks } from './marks/MessageMarks';
import { MessageText } from './MessageText';

interface MessageCardProps {
  readonly message: ContactMessage;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** To be called before the message may leave the list. */
  readonly onLeaving: () => void;
}

/** One message (product 16.12). What an old message lacks is left blank. */
export function MessageCard({ message, selected, onSelect, ...card }: MessageCardProps) {
  const headingId = useId();
  const { name, email, topic, subject, sentAt } = message;

  return (
    <article className={styles.card} aria-labelledby={headingId} tabIndex={-1}>
      <header className={styles.head}>
        <div className={styles.who}>
          <SelectBox
            className={styles.select}
            describedBy={headingId}
            shortcut="x"
            checked={selected}
            onChange={onSelect}
          />
          <h2 id={headingId} lang={languageOf(name)} dir="auto">
            {name || 'No name'}
          </h2>
        </div>
        {sentAt && <Time at={sentAt} />}
      </header>
      {email && <p className={styles.email}>{email}</p>}
      {topic && <p className={styles.email}>About: {MESSAGE_TOPICS[topic]}</p>}
      {subject && (
        <p className={styles.subject} lang={languageOf(subject)} dir="auto">
          {subject}
        </p>
      )}
      <MessageText
        text={message.message}
        expanded={card.expanded}
        onToggle={card.onToggle}
        describedBy={headingId}
      />
      <MessageMarks message={message} headingId={headingId} afterWrite={inboxList.afterWrite} />
      <MessageActions message={message} headingId={headingId} onLeaving={card.onLeaving} />
    </article>
  );
}
