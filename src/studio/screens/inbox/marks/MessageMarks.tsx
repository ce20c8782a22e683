import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactMessage } from '../../../../content/message/contact-message';
import { languageOf } from '../../../../shared/text/text';
import { setAnswered } from '../../../../store/messages/inbox';
import actions from '../../../entries/CardActions.module.css';
import { Time } from '../../../ui/text';
import { useAdminSubmit } from '../../../session/useAdminSubmit';
import styles from './MessageMarks.module.css';
import { NoteForm, type AfterWrite } from './NoteForm';

interface MessageMarksProps {
  readonly message: ContactMessage;
  /** The id of the message's heading. */
  readonly headingId: string;
  /** Waits for a write, and marks the list as out of date. */
  readonly afterWrite: AfterWrite;
}

/** Whether a message was answered, and the note that colleagues see (product 16.30). */
export function MessageMarks({ message, headingId, afterWrite }: MessageMarksProps) {
  const { id, answeredAt, note } = message;
  const [editing, setEditing] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const answering = useAdminSubmit(
    (isAnswered: boolean) => afterWrite(setAnswered(id, isAnswered)),
    { failed: 'The message could not be marked.' },
  );
  const close = () => {
    flushSync(() => setEditing(false));
    open.current?.focus();
  };

  return (
    <div className={styles.marks}>
      {answeredAt && (
        <p>
          Answered <Time at={answeredAt} />
        </p>
      )}
      {note && !editing && (
        <p className={styles.note} lang={languageOf(note)} dir="auto">
          {note}
        </p>
      )}
      {editing ? (
        <NoteForm message={message} close={close} afterWrite={afterWrite} />
      ) : (
        <div className={actions.actions}>
          <button
            type="button"
            className={actions.action}
            aria-disabled={answering.pending}
            aria-describedby={headingId}
            aria-keyshortcuts="a"
            onClick={() => void answering.submit(!answeredAt)}
          >
            {answeredAt ? 'Not answered' : 'Mark as answered'}
          </button>
          <button
            ref={open}
            type="button"
            className={actions.action}
            aria-describedby={headingId}
            onClick={() => setEditing(true)}
          >
            {note ? 'Change the note' : 'Add a note'}
          </button>
        </div>
      )}
    </div>
  );
}
