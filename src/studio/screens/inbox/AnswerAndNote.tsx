import { MESSAGE_MARKS, type ContactMessage } from '../../../content/message/stored-message';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { languageOf } from '../../../shared/text/text';
import { setAnswered, setNote } from '../../../store/messages/inbox';
import { Time } from '../../ui/text';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { Field } from '../../../shared/ui/fields/Field';
import { lengthError } from '../../../shared/text/form-problems';
import { inboxList } from './inbox.loader';
import type { MenuAction } from '../../ui/Menu';
import { Action } from '../../ui/parts';

/** Whether a message was answered, and the team's note on it, with their menu actions. */
export function useAnswerAndNote(message: ContactMessage) {
  const { id, answeredAt, note } = message;
  const [editing, setEditing] = useState(false);
  const answering = useAdminSubmit(
    (isAnswered: boolean) => inboxList.afterWrite(setAnswered(id, isAnswered)),
    { failed: 'The message could not be marked.' },
  );

  const actions: readonly MenuAction[] = [
    {
      label: answeredAt ? 'Not answered' : 'Mark as answered',
      shortcut: 'a',
      pending: answering.pending,
      onPress: () => void answering.submit(!answeredAt),
    },
    { label: note ? 'Change the note' : 'Add a note', onPress: () => setEditing(true) },
  ];
  const shown = (
    <>
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
      {editing && <NoteForm message={message} close={() => setEditing(false)} />}
    </>
  );
  return { shown, actions };
}

const NOTE = MESSAGE_MARKS.fields.note;

interface NoteFormProps {
  readonly message: ContactMessage;
  readonly close: () => void;
}

/** The form for the note on a message, which only the team sees. */
function NoteForm({ message: { id, note = '' }, close }: NoteFormProps) {
  const [text, setText] = useState(note);
  const form = useRef<HTMLFormElement>(null);
  const error = lengthError(text.trim(), NOTE.max);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const leave = () => {
    form.current?.closest('article')?.focus();
    close();
  };
  const { submit, pending } = useAdminSubmit(
    async () => {
      await inboxList.afterWrite(setNote(id, text));
      leave();
    },
    { failed: 'The note could not be saved.' },
  );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!error) void submit();
  };

  return (
    <form ref={form} className="stack" aria-label="Note" aria-busy={pending} onSubmit={onSubmit}>
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
        <Action disabled={pending} onClick={leave}>
          Cancel
        </Action>
      </div>
    </form>
  );
}
