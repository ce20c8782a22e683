import { useMemo, useState } from 'react';
import type { ContactMessage } from '../../../content/message/contact-message';
import { replyLink } from '../../../content/message/inbox';
import { site } from '../../../company/site';
import actions from '../../entries/CardActions.module.css';
import { notify } from '../../ui/notify';
import { MARKS } from './mark-labels';
import styles from './MessageCard.module.css';
import { useDeleteMessage } from './useDeleteMessage';
import { useMark } from './useMark';

interface MessageActionsProps {
  readonly message: ContactMessage;
  /** The id of the message's heading. */
  readonly headingId: string;
  readonly onLeaving: () => void;
}

/** What can be done with one message. */
export function MessageActions({ message, headingId, onLeaving }: MessageActionsProps) {
  const { email, status } = message;
  const { mark, pending } = useMark(message, onLeaving);
  const deletion = useDeleteMessage(message, onLeaving);
  const [answering, setAnswering] = useState(false);
  const reply = useMemo(() => replyLink(message, site.name), [message]);

  return (
    <>
      <p className={styles.answered} role="status">
        {answering && status === 'new' && 'Once your answer is sent, mark this message as viewed.'}
      </p>
      <div className={`${actions.actions} ${styles.foot}`}>
        {MARKS[status].map((to, position) => (
          <button
            key={to.status}
            type="button"
            className={position === 0 ? 'button' : actions.action}
            aria-disabled={pending}
            aria-describedby={headingId}
            aria-keyshortcuts={to.shortcut}
            onClick={() => mark(to.status)}
          >
            {to.label}
          </button>
        ))}
        {email && (
          <>
            <a
              href={reply}
              className={actions.action}
              aria-describedby={headingId}
              aria-keyshortcuts="r"
              onClick={() => setAnswering(true)}
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
        <button
          type="button"
          className={actions.action}
          aria-disabled={deletion.pending}
          aria-describedby={headingId}
          aria-keyshortcuts="#"
          onClick={deletion.ask}
        >
          Delete
        </button>
      </div>
    </>
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
