import { keysOf } from '../../shared/lists/keys';
import { emailProblem, lengthError } from '../../shared/text/form-problems';
import { storedLetters } from '../../shared/text/letters';
import { trimmed, stripInvisible } from '../../shared/text/visible-text';
import type { Fields, Schema } from '../base/define-kind';
import type { AnyField, FieldTable } from '../base/field-types';
import { writeFields } from '../base/write-fields';
import {
  isCompleteText,
  NO_EMAIL,
  NO_MESSAGE,
  NO_NAME,
  TOPIC_OTHER,
  TOPIC_PRESS,
  TOPIC_RIGHTS,
  TOPIC_TICKETS,
} from '../../shared/words/contact';
import { WITH_HIDDEN } from '../../shared/words/forms';

/** The topics of messages: the stored value, and the text that is shown. */
export const MESSAGE_TOPICS = {
  tickets: TOPIC_TICKETS,
  press: TOPIC_PRESS,
  rights: TOPIC_RIGHTS,
  other: TOPIC_OTHER,
} as const;
export type MessageTopic = keyof typeof MESSAGE_TOPICS;
const TOPIC_NAMES = keysOf(MESSAGE_TOPICS);

/** Returns the topic in a stored document or an address; undefined for any other value. */
export const topicFrom = (value: unknown): MessageTopic | undefined =>
  TOPIC_NAMES.find((topic) => topic === value);

/**
 * The fields that a visitor sends, in the order of the form. Fields of one line must not contain
 * control characters, or characters that change the text direction.
 */
export const CONTACT_MESSAGE = {
  fields: {
    name: { type: 'text', max: 100, required: true },
    email: { type: 'email', max: 254, required: true },
    topic: { type: 'choice', options: TOPIC_NAMES },
    subject: { type: 'text', max: 200 },
    message: { type: 'long text', max: 5000, required: true },
  },
} as const satisfies Schema<FieldTable>;

export interface ContactMessageFields extends Fields<typeof CONTACT_MESSAGE> {}

export type ContactField = keyof ContactMessageFields;
export const CONTACT_FIELDS = keysOf(CONTACT_MESSAGE.fields);

// The same characters as hidden() in firestore.rules.
const HIDDEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

/** The values of the contact form as they were typed, not trimmed. */
export type ContactFormValues = Readonly<Record<ContactField, string>>;
export const EMPTY_CONTACT_FORM: ContactFormValues = {
  name: '',
  email: '',
  topic: '',
  subject: '',
  message: '',
};

/** Returns a text without invisible characters from copying; '' if nothing visible remains. */
const tidied = (name: ContactField, typed: string) =>
  name === 'email' ? stripInvisible(typed) : storedLetters(trimmed(typed));

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

/** Returns the error of each invalid field. */
export function contactErrors(values: ContactFormValues): Partial<Record<ContactField, string>> {
  const errors = CONTACT_FIELDS.map((name) => [name, validate(name, tidied(name, values[name]))]);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/** Returns a question about an address that is valid but probably incomplete; undefined otherwise. */
export function incompleteEmailQuestion(address: string): string | undefined {
  const [, host = ''] = stripInvisible(address).split('@');
  if (!host || /.\../.test(host)) return undefined;
  return isCompleteText(host);
}

const MISSING: Partial<Record<ContactField, string>> = {
  name: NO_NAME,
  email: NO_EMAIL,
  message: NO_MESSAGE,
};

function validate(name: ContactField, typed: string): string | undefined {
  const { type, max = 0 }: Pick<AnyField, 'type' | 'max'> = CONTACT_MESSAGE.fields[name];
  if (type === 'choice') return undefined;
  if (!typed) return MISSING[name];
  if (type !== 'long text' && HIDDEN.test(typed)) return WITH_HIDDEN;
  const error = lengthError(typed, max);
  if (error) return error;
  return type === 'email' ? emailProblem(typed) : undefined;
}

/** Returns the document of a message: its fields, and a status if it is spam. */
export const contactMessageDocument = (
  message: ContactMessageFields,
  timestamp: unknown,
  isSpam = false,
) => ({
  ...writeFields(CONTACT_MESSAGE, message, timestamp),
  ...(isSpam && { status: 'spam' }),
});

/** A message that is being sent. All attempts to send the same text use the same id. */
export interface OutgoingMessage {
  readonly id: string;
  readonly message: ContactMessageFields;
  /** Whether it is probably from a robot, so that it is stored as spam. */
  readonly isSpam: boolean;
  /** Whether an earlier attempt ended without a response and may have been stored. */
  readonly mayHaveArrived: boolean;
}

/** Returns `last` if its text is the same, otherwise an outgoing message with a new id. */
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
