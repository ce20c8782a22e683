import { contactMessageOf, type ContactMessageFields } from '../../domain/contact-message';
import { mayHaveBeenStored } from '../../domain/failure';
import { letterFor, type Letter } from '../../domain/letter';
import { sendContactMessage } from '../../services/contact-messages';
import { readNote, textAt, writeNote } from './session-note';

const KEY = 'contact-letter';

/** The letter tried last. It outlives the form, and a reload while its fate is unknown. */
let last = readLetter();

/**
 * Sends a message. However often, and from however many visits to the form the same text is sent,
 * it is stored once. Throws what sendContactMessage throws.
 */
export async function post(message: ContactMessageFields): Promise<void> {
  const letter = letterFor(message, last);
  // Should the tab be closed or reloaded before the answer, nobody would know.
  keep({ ...letter, mayHaveArrived: true });
  try {
    await sendContactMessage(letter);
  } catch (error) {
    const mayHaveArrived = letter.mayHaveArrived || mayHaveBeenStored(error);
    if (last?.id === letter.id) keep({ ...letter, mayHaveArrived });
    throw error;
  }
  // Remembered, but no longer on the device: nothing of a sent message stays there.
  writeNote(KEY, null);
}

function keep(letter: Letter): void {
  last = letter;
  writeNote(KEY, letter.mayHaveArrived ? { id: letter.id, ...letter.message } : null);
}

/** Only a letter that may have arrived is noted down. */
function readLetter(): Letter | null {
  const note = readNote(KEY);
  const id = textAt(note, 'id');
  if (!id) return null;
  const message = contactMessageOf({
    name: textAt(note, 'name'),
    email: textAt(note, 'email'),
    subject: textAt(note, 'subject'),
    message: textAt(note, 'message'),
  });
  return { id, message, mayHaveArrived: true };
}
