import { CONTACT_LENGTHS } from './limits';
import { tooLong } from './too-long';

/** What a visitor sends (SPEC §3, DESIGN R7). */
export interface ContactMessageFields {
  readonly name: string;
  readonly email: string;
  readonly subject?: string;
  readonly message: string;
}

export interface ContactMessage extends ContactMessageFields {
  readonly id: string;
  readonly viewed: boolean;
  readonly sentAt?: Date;
}

/** The fields of the contact form in its order. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The contact form as it stands, with whatever has been typed so far. */
export type ContactEntry = Readonly<Record<ContactField, string>>;
export const EMPTY_ENTRY: ContactEntry = { name: '', email: '', subject: '', message: '' };

/** The message that an entry makes: trimmed, and without a subject when there is none. */
export function contactMessageOf(entry: ContactEntry): ContactMessageFields {
  const subject = entry.subject.trim();
  return {
    name: entry.name.trim(),
    email: entry.email.trim(),
    ...(subject && { subject }),
    message: entry.message.trim(),
  };
}

/** What is wrong with an entry, in words for the person who filled it in (SPEC §5). */
export function contactErrors(entry: ContactEntry): Partial<Record<ContactField, string>> {
  const errors = CONTACT_FIELDS.map((field) => [field, problemWith(field, entry[field].trim())]);
  return Object.fromEntries(errors.filter(([, problem]) => problem !== undefined));
}

const MISSING: Readonly<Record<ContactField, string | undefined>> = {
  name: 'Please tell us your name.',
  email: 'Please give us an email address to answer to.',
  subject: undefined,
  message: 'Please write a message.',
};

function problemWith(field: ContactField, text: string): string | undefined {
  if (!text) return MISSING[field];
  const long = tooLong(text, CONTACT_LENGTHS[field]);
  if (long) return long;
  if (field === 'email') return problemWithEmail(text);
  return undefined;
}

/** Exactly what the security rules ask: something, one @, something. */
function problemWithEmail(email: string): string | undefined {
  if (/\s/.test(email)) return 'An email address has no blanks in it.';
  if (/^[^@]+@[^@]+$/.test(email)) return undefined;
  return 'An email address has one @ with something on either side, as in anu@example.com.';
}
