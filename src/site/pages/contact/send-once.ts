import { writeStored } from '../../../shared/data/browser-storage';
import { readStoredTexts } from '../../../shared/data/stored-objects';
import {
  CONTACT_FIELDS,
  contactMessageFromForm,
  type ContactMessageFields,
} from '../../../content/message/contact-message';
import { mayHaveBeenStored } from '../../../shared/failures/failure';
import {
  outgoingMessageFor,
  type OutgoingMessage,
} from '../../../content/message/outgoing-message';
import { sendContactMessage } from '../../reads/send-message';

const KEY = 'contact-outgoing';

/** The last message. It survives the form and, while its outcome is unknown, a reload. */
let last = readOutgoing();

/**
 * Sends a message. The same text is stored once, however often it is sent and from however many
 * visits to the form. Throws what sendContactMessage throws.
 */
export async function sendOnce(message: ContactMessageFields, isSpam: boolean): Promise<void> {
  const outgoing = outgoingMessageFor(message, last, isSpam);
  // If the tab is closed or reloaded before the response, the outcome is unknown.
  remember({ ...outgoing, mayHaveArrived: true });
  try {
    await sendContactMessage(outgoing);
  } catch (error) {
    const mayHaveArrived = outgoing.mayHaveArrived || mayHaveBeenStored(error);
    if (last?.id === outgoing.id) remember({ ...outgoing, mayHaveArrived });
    throw error;
  }
  // From now on only in memory: no sent message stays on the device.
  writeStored('sessionStorage', KEY, null);
}

function remember(outgoing: OutgoingMessage): void {
  last = outgoing;
  const { id, message, isSpam, mayHaveArrived } = outgoing;
  const stored = { id, ...message, ...(isSpam && { status: 'spam' }) };
  writeStored('sessionStorage', KEY, mayHaveArrived ? JSON.stringify(stored) : null);
}

/** Stores the message only if it may have been written. */
function readOutgoing(): OutgoingMessage | null {
  const names = ['id', 'status', ...CONTACT_FIELDS] as const;
  const { id, status, ...values } = readStoredTexts('sessionStorage', KEY, names);
  const message = contactMessageFromForm(values);
  return id ? { id, message, isSpam: status === 'spam', mayHaveArrived: true } : null;
}
