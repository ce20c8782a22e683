import { MESSAGE_MARKS, type ContactMessage } from '../../../content/message/stored-message';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { languageOf } from '../../../shared/text/text';
import { setAnswered, setNote } from '../../../store/messages/inbox';
import { Time } from '../../ui/text';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { Field } from '../../../shared/ui/fields/Field';
import { lengthError } from '../../../shared/text/form-problems';
import { inboxList } from './inbox.loader';
import { Action } from '../../ui/parts';

interface AnswerAndNoteProps {
  readonly message: ContactMessage;
  /** The id of the message's heading. */
  readonly headingId: string;
}

/** Whether a message was answered, and the note that colleagues see (product 16.30). */
export function AnswerAndNote({ message, headingId }: AnswerAndNoteProps) {
  const { id, answeredAt, note } = message;
  const [editing, setEditing] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const answering = useAdminSubmit(
    (isAnswered: boolean) => inboxList.afterWrite(setAnswered(id, isAnswered)),
    { failed: 'The message could not be marked.' },
  );
  const close = () => {
    flushSync(() => setEditing(false));
    open.current?.focus();
  };

  return (
    <div className="stack tight">
      {answeredAt && (
        <p className="soft">
          Answered <Time at={answeredAt} />
        </p>
      )}
      {note && !editing && (
        <p className="aside lines" lang={languageOf(note)} dir="auto">
          {note}
        </p>
      )}
      {editing ? (
        <NoteForm message={message} close={close} />
      ) : (
        <div className="row thin actions">
          <Action
            pending={answering.pending}
            aria-describedby={headingId}
            aria-keyshortcuts="a"
            onClick={() => void answering.submit(!answeredAt)}
          >
            {answeredAt ? 'Not answered' : 'Mark as answered'}
          </Action>
          <Action ref={open} aria-describedby={headingId} onClick={() => setEditing(true)}>
            {note ? 'Change the note' : 'Add a note'}
          </Action>
        </div>
      )}
    </div>
  );
}

const NOTE = MESSAGE_MARKS.fields.note;

interface NoteFormProps {
  readonly message: ContactMessage;
  readonly close: () => void;
}

/** The note of a message that colleagues see. */
function NoteForm({ message: { id, note = '' }, close }: NoteFormProps) {
  const [text, setText] = useState(note);
  const error = lengthError(text.trim(), NOTE.max);
  const { submit, pending } = useAdminSubmit(
    async () => {
      await inboxList.afterWrite(setNote(id, text));
      close();
    },
    { failed: 'The note could not be saved.' },
  );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!error) void submit();
  };

  return (
    <form className="stack" aria-label="Note" aria-busy={pending} onSubmit={onSubmit}>
      <Field
        label="Note"
        name="note"
        value={text}
        onChange={setText}
        rows={3}
        limit={NOTE.max}
        error={error}
        hint="Only administrators see it."
        readOnly={pending}
      />
      <div className="row thin actions">
        <button type="submit" className="button" disabled={pending}>
          {pending ? 'Saving...' : 'Save'}
        </button>
        <Action disabled={pending} onClick={close}>
          Cancel
        </Action>
      </div>
    </form>
  );
}
