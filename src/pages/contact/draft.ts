import { CONTACT_FIELDS, type ContactEntry } from '../../domain/contact-message';
import { readNote, textAt, writeNote } from './session-note';

const KEY = 'contact-draft';

/** What was typed and not sent yet, in this tab. */
export function readDraft(): ContactEntry {
  const note = readNote(KEY);
  return {
    name: textAt(note, 'name'),
    email: textAt(note, 'email'),
    subject: textAt(note, 'subject'),
    message: textAt(note, 'message'),
  };
}

/** Keeps what has been typed; an empty entry leaves nothing behind. */
export function keepDraft(entry: ContactEntry): void {
  writeNote(KEY, isBlank(entry) ? null : entry);
}

/** Whether nothing has been typed. */
export const isBlank = (entry: ContactEntry) => CONTACT_FIELDS.every((field) => !entry[field]);
