import { useState, type SubmitEvent } from 'react';
import { Field } from '../../../../shared/ui/fields/Field';
import { NOTE_LENGTH } from '../../../../shared/admin-limits';
import type { ContactMessage } from '../../../../content/message/contact-message';
import { lengthError } from '../../../../shared/text/length-error';
import { setNote } from '../../../../store/messages/inbox';
import actions from '../../../entries/CardActions.module.css';
import { useAdminSubmit } from '../../../session/useAdminSubmit';
import styles from './MessageMarks.module.css';

export type AfterWrite = (write: Promise<void>) => Promise<void>;

interface NoteFormProps {
  readonly message: ContactMessage;
  readonly close: () => void;
  readonly afterWrite: AfterWrite;
}

/** The note of a message that colleagues see. */
export function NoteForm({ message: { id, note = '' }, close, afterWrite }: NoteFormProps) {
  const [text, setText] = useState(note);
  const error = lengthError(text.trim(), NOTE_LENGTH);
  const { submit, pending } = useAdminSubmit(
    async () => {
      await afterWrite(setNote(id, text));
      close();
    },
    { failed: 'The note could not be saved.' },
  );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!error) void submit();
  };

  return (
    <form className={styles.form} aria-label="Note" aria-busy={pending} onSubmit={onSubmit}>
      <Field
        label="Note"
        name="note"
        value={text}
        onChange={setText}
        rows={3}
        limit={NOTE_LENGTH}
        error={error}
        hint="Only administrators see it."
        readOnly={pending}
      />
      <div className={actions.actions}>
        <button type="submit" className="button" disabled={pending}>
          {pending ? 'Saving...' : 'Save'}
        </button>
        <button type="button" className={actions.action} disabled={pending} onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  );
}
