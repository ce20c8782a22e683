import { CONTACT_FIELDS, type ContactMessageFields } from './contact-message';

/** A message that is being sent. All attempts to send the same text use the same id (product 9.5). */
export interface OutgoingMessage {
  readonly id: string;
  readonly message: ContactMessageFields;
  /** Whether it was probably sent by a robot, and is stored as spam (product 9.7). */
  readonly isSpam: boolean;
  /** Whether an earlier attempt ended without a response and may have been stored. */
  readonly mayHaveArrived: boolean;
}

/** Returns `last` if it has the same text, otherwise an outgoing message with a new id. */
export function outgoingMessageFor(
  message: ContactMessageFields,
  last: OutgoingMessage | null,
  isSpam = false,
): OutgoingMessage {
  if (last && isSameMessage(last.message, message)) return last;
  return { id: crypto.randomUUID(), message, isSpam, mayHaveArrived: false };
}

function isSameMessage(one: ContactMessageFields, other: ContactMessageFields): boolean {
  return CONTACT_FIELDS.every((key) => one[key] === other[key]);
}
