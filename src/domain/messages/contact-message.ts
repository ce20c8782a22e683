import { lengthError } from '../text/length-error';

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
// of the text around it; and a text without anything to see in it, which counts as empty.
const HIDDEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const VISIBLE =
  /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2065\u2800\u3164\uffa0\ufff0-\ufff8\u{1d159}\u{e0000}-\u{e0fff}]/u;
const isInvisible = (text: string) => !VISIBLE.test(text);

/** The values of the contact form as typed, not trimmed. */
export type ContactFormValues = Readonly<Record<ContactField, string>>;
export const EMPTY_CONTACT_FORM: ContactFormValues = {
  name: '',
  email: '',
  topic: '',
  subject: '',
  message: '',
};

/** Returns the message to store: trimmed, without `topic` and `subject` if they are blank. */
export function contactMessageFromForm(values: ContactFormValues): ContactMessageFields {
  const subject = values.subject.trim();
  const topic = topicFrom(values.topic);
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    ...(topic && { topic }),
    ...(!isInvisible(subject) && { subject }),
    message: values.message.trim(),
  };
}

/** Returns the validation message of each invalid field (product 9.2, 9.3). */
export function contactErrors(values: ContactFormValues): Partial<Record<ContactField, string>> {
  const errors = CONTACT_FIELDS.map((field) => [field, validate(field, values[field].trim())]);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** A question about an address that is allowed and probably incomplete (product 9.2). */
export function doubtAboutEmail(email: string): string | undefined {
  const [, host = ''] = email.trim().split('@');
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

const WITH_HIDDEN =
  'Please type this again: it has a tab, a line break or an invisible character in it.';

function validate(field: ContactField, text: string): string | undefined {
  if (field === 'topic') return undefined;
  if (isInvisible(text)) return MISSING[field];
  if (field !== 'message' && HIDDEN.test(text)) return WITH_HIDDEN;
  const error = lengthError(text, CONTACT_LENGTHS[field]);
  if (error) return error;
  if (field === 'email') return validateEmail(text);
  return undefined;
}

/** The same condition as in firestore.rules: one @ with text without spaces on both sides. */
function validateEmail(email: string): string | undefined {
  if (/\s/.test(email)) return 'An email address has no blanks in it.';
  if (/^[^@]+@[^@]+$/.test(email)) return undefined;
  return 'An email address has one @ with something on either side, as in anu@example.com.';
}
