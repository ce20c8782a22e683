import {
  topicFrom,
  type ContactMessage,
  type ContactMessageFields,
  type MessageStatus,
} from './contact-message';
import { field, readFields, withoutUndefined, writeFields, type Codecs } from '../base/fields';
import { asDate, asRecord, asRequiredText, asText, timestampOf } from '../base/stored-values';

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
