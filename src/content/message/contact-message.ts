import { emailProblem, WITH_HIDDEN } from '../../shared/text/email-problem';
import { lengthError } from '../../shared/text/length-error';
import { trimmed, withoutLeftovers } from '../../shared/text/visible-text';

/** The limits of a contact message, which firestore.rules enforce; measured by `string.length`. */
export const CONTACT_LENGTHS = { name: 100, email: 254, subject: 200, message: 5000 } as const;

/** What a message is about, as it is stored and as it is shown (product 9.11). */
export const MESSAGE_TOPICS = {
  tickets: 'Tickets',
  press: 'Press',
  rights: 'Rights and screenings',
  other: 'Other',
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

/** The text of a field without what copying leaves in it; empty if nothing can be seen. */
const tidied = (field: ContactField, text: string) =>
  field === 'email' ? withoutLeftovers(text) : trimmed(text);

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

/** Returns the validation message of each invalid field (product 9.2, 9.3). */
export function contactErrors(values: ContactFormValues): Partial<Record<ContactField, string>> {
  const errors = CONTACT_FIELDS.map((field) => [
    field,
    validate(field, tidied(field, values[field])),
  ]);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** A question about an address that is allowed and probably incomplete (product 9.2). */
export function doubtAboutEmail(email: string): string | undefined {
  const [, host = ''] = withoutLeftovers(email).split('@');
  if (!host || /.\../.test(host)) return undefined;
  return `Is “@${host}” complete? Most addresses end as in example.com. If yours is right, send again.`;
}

const MISSING: Readonly<Record<ContactField, string | undefined>> = {
  name: 'Please tell us your name.',
  email: 'Please give us an email address to answer to.',
  topic: undefined,
  subject: undefined,
  message: 'Please write a message.',
};

function validate(field: ContactField, text: string): string | undefined {
  if (field === 'topic') return undefined;
  if (!text) return MISSING[field];
  if (field !== 'message' && HIDDEN.test(text)) return WITH_HIDDEN;
  const error = lengthError(text, CONTACT_LENGTHS[field]);
  if (error) return error;
  return field === 'email' ? emailProblem(text) : undefined;
}
