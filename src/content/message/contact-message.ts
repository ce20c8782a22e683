import { emailProblem, lengthError } from '../../shared/text/form-problems';
import { trimmed, withoutUnseen } from '../../shared/text/visible-text';
import {
  field,
  readFields,
  withoutUndefined,
  writeFields,
  asDate,
  asRecord,
  asRequiredText,
  asText,
  timestampOf,
  type Codecs,
} from '../base/codecs';
import {
  isComplete,
  NO_EMAIL,
  NO_MESSAGE,
  NO_NAME,
  TOPIC_OTHER,
  TOPIC_PRESS,
  TOPIC_RIGHTS,
  TOPIC_TICKETS,
} from '../../shared/words/contact';
import { WITH_HIDDEN } from '../../shared/words/forms';

/** The limits of a contact message, which firestore.rules enforce; measured by `string.length`. */
export const CONTACT_LENGTHS = { name: 100, email: 254, subject: 200, message: 5000 } as const;

/** What a message is about, as it is stored and as it is shown (product 9.11). */
export const MESSAGE_TOPICS = {
  tickets: TOPIC_TICKETS,
  press: TOPIC_PRESS,
  rights: TOPIC_RIGHTS,
  other: TOPIC_OTHER,
} as const;
export type MessageTopic = keyof typeof MESSAGE_TOPICS;

/** The topic in a stored document or an address; undefined for any other value. */
export const topicFrom = (value: unknown): MessageTopic | undefined =>
  typeof value === 'string' && Object.hasOwn(MESSAGE_TOPICS, value)
    ? (value as MessageTopic)
    : undefined;

/** The fields of a message that a visitor sends (product 10.7). */
export interface ContactMessageFields {
  readonly name: string;
  readonly email: string;
  readonly topic?: MessageTopic;
  readonly subject?: string;
  readonly message: string;
}

/** Anything else that is stored counts as new (product 10.7). */
export type MessageStatus = 'new' | 'viewed' | 'spam';

export interface ContactMessage extends ContactMessageFields {
  readonly id: string;
  readonly status: MessageStatus;
  readonly sentAt?: Date;
  /** When an administrator said that it is answered. */
  readonly answeredAt?: Date;
  /** What administrators have noted of it. */
  readonly note?: string;
}

/** The fields of the contact form, in display order. */
export const CONTACT_FIELDS = ['name', 'email', 'topic', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

// As in firestore.rules: control characters, line ends among them, and what reverses the direction
// of the text around it.
const HIDDEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

/** The values of the contact form as typed, not trimmed. */
export type ContactFormValues = Readonly<Record<ContactField, string>>;
export const EMPTY_CONTACT_FORM: ContactFormValues = {
  name: '',
  email: '',
  topic: '',
  subject: '',
  message: '',
};

/** The text of a name without what copying leaves in it; empty if nothing can be seen. */
const tidied = (name: ContactField, text: string) =>
  name === 'email' ? withoutUnseen(text) : trimmed(text);

/** Returns the message to store: trimmed, without `topic` and `subject` if they are blank. */
export function contactMessageFromForm(values: ContactFormValues): ContactMessageFields {
  const subject = tidied('subject', values.subject);
  const topic = topicFrom(values.topic);
  return {
    name: tidied('name', values.name),
    email: tidied('email', values.email),
    ...(topic && { topic }),
    ...(subject && { subject }),
    message: tidied('message', values.message),
  };
}

/** Returns the validation message of each invalid name (product 9.2, 9.3). */
export function contactErrors(values: ContactFormValues): Partial<Record<ContactField, string>> {
  const errors = CONTACT_FIELDS.map((name) => [name, validate(name, tidied(name, values[name]))]);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** A question about an address that is allowed and probably incomplete (product 9.2). */
export function doubtAboutEmail(email: string): string | undefined {
  const [, host = ''] = withoutUnseen(email).split('@');
  if (!host || /.\../.test(host)) return undefined;
  return isComplete(host);
}

const MISSING: Readonly<Record<ContactField, string | undefined>> = {
  name: NO_NAME,
  email: NO_EMAIL,
  topic: undefined,
  subject: undefined,
  message: NO_MESSAGE,
};

function validate(name: ContactField, text: string): string | undefined {
  if (name === 'topic') return undefined;
  if (!text) return MISSING[name];
  if (name !== 'message' && HIDDEN.test(text)) return WITH_HIDDEN;
  const error = lengthError(text, CONTACT_LENGTHS[name]);
  if (error) return error;
  return name === 'email' ? emailProblem(text) : undefined;
}

const FIELDS: Codecs<ContactMessageFields> = {
  name: field('name', asRequiredText),
  email: field('email', asRequiredText),
  topic: field('topic', topicFrom),
  subject: field('subject', asText),
  message: field('message', asRequiredText),
};

/** A stored message. */
export const contactMessageFromDocument = (id: string, data: unknown): ContactMessage =>
  withoutUndefined<ContactMessage>({
    id,
    ...readFields(FIELDS, data),
    status: statusFrom(asRecord(data)['status']),
    sentAt: timestampOf(data),
    answeredAt: asDate(asRecord(data)['answered']),
    note: asText(asRecord(data)['note']),
  });

/** Anything but 'viewed' and 'spam' counts as new (product 10.7). */
const statusFrom = (stored: unknown): MessageStatus =>
  stored === 'viewed' || stored === 'spam' ? stored : 'new';

/** The document that is written for a message: its fields, and a status if it is spam (product 10.7). */
export const contactMessageDocument = (
  message: ContactMessageFields,
  timestamp: unknown,
  isSpam = false,
) => ({ ...writeFields(FIELDS, message, timestamp), ...(isSpam && { status: 'spam' }) });

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
