import { asDate, asRecord, readFields, timestampOf, withoutUndefined } from '../base/codecs';
import type { Fields } from '../base/define-kind';
import { field, longText } from '../base/field-types';
import { CONTACT_MESSAGE, type ContactMessageFields } from './contact-message';

/** The statuses of messages, in the order of the tabs of the inbox (product 16.12). */
export const MESSAGE_STATUSES = ['new', 'viewed', 'spam'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Anything else that is stored counts as new (product 10.7). */
const statusFrom = (stored: unknown): MessageStatus =>
  MESSAGE_STATUSES.find((status) => status === stored) ?? 'new';

/** What administrators write beside what was sent: firestore.rules let nothing else of a message change. */
export const MESSAGE_MARKS = {
  fields: {
    status: field<MessageStatus>('choice', statusFrom, {
      required: true,
      options: MESSAGE_STATUSES,
    }),
    // Only administrators see it.
    note: longText({ max: 1000 }),
  },
};

export interface ContactMessage extends ContactMessageFields, Fields<typeof MESSAGE_MARKS> {
  readonly id: string;
  readonly sentAt?: Date;
  /** When an administrator said that it is answered. */
  readonly answeredAt?: Date;
}

/** A stored message. */
export const contactMessageFromDocument = (id: string, data: unknown): ContactMessage =>
  withoutUndefined<ContactMessage>({
    id,
    ...readFields(CONTACT_MESSAGE.fields, data),
    ...readFields(MESSAGE_MARKS.fields, data),
    sentAt: timestampOf(data),
    answeredAt: asDate(asRecord(data)['answered']),
  });
