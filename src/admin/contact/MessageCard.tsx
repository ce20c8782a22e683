import { useId } from 'react';
import type { ContactMessage } from '../../domain/contact-message';
import { replyLink } from '../../domain/inbox';
import { languageOf } from '../../domain/text';
import { site } from '../../site';
import actions from '../CardActions.module.css';
import { notify } from '../notify';
import { Time } from '../Time';
import styles from './MessageCard.module.css';
import { useMark } from './useMark';

interface MessageCardProps {
  readonly message: ContactMessage;
  readonly onMarked: () => void;
}

/** One message with all that was sent. What an old message lacks is left blank. */
export function MessageCard({ message, onMarked }: MessageCardProps) {
  const headingId = useId();
  const { name, email, subject, viewed, sentAt } = message;
  const { mark, pending } = useMark(message, onMarked);

  return (
    <article className={styles.card} aria-labelledby={headingId} tabIndex={-1}>
      <header className={styles.head}>
        <h2 id={headingId} lang={languageOf(name)} dir="auto">
          {name || 'No name'}
        </h2>
        {sentAt && <Time at={sentAt} />}
      </header>
      {email && <p className={styles.email}>{email}</p>}
      {subject && (
        <p className={styles.subject} lang={languageOf(subject)} dir="auto">
          {subject}
        </p>
      )}
      <p className={styles.message} lang={languageOf(message.message)} dir="auto">
        {message.message}
      </p>
      <div className={`${actions.actions} ${styles.foot}`}>
        <button
          type="button"
          className="button"
          aria-disabled={pending}
          aria-describedby={headingId}
          onClick={mark}
        >
          {viewed ? 'Mark as new' : 'Mark as Viewed'}
        </button>
        {email && (
          <>
            <a
              href={replyLink(message, site.name)}
              className={actions.action}
              aria-describedby={headingId}
            >
              Reply
            </a>
            <button
              type="button"
              className={actions.action}
              aria-describedby={headingId}
              onClick={() => void copy(email)}
            >
              Copy address
            </button>
          </>
        )}
      </div>
    </article>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify.success(`${address} copied`);
  } catch (error) {
    console.error(error);
    notify.failure('The address could not be copied. Select it and copy it by hand.');
  }
}
