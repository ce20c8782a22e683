import type { ContactMessage, ContactMessageFields } from '../../domain/contact-message';
import { date, defined, record, text } from './fields';

/** A stored message; anything but 'viewed' counts as new (SPEC §3). */
export function readContactMessage(id: string, data: unknown): ContactMessage {
  const stored = record(data);
  return defined<ContactMessage>({
    id,
    name: text(stored['name']) ?? '',
    email: text(stored['email']) ?? '',
    subject: text(stored['subject']),
    message: text(stored['message']) ?? '',
    viewed: stored['status'] === 'viewed',
    sentAt: date(stored['timestamp']),
  });
}

/** The document that is written for a message: exactly these fields (DESIGN R7). */
export function contactMessageDocument<T>(message: ContactMessageFields, timestamp: T) {
  return defined({
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    timestamp,
  });
}
