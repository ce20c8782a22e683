import { asDate, asRecord, timestampOf, withoutUndefined } from '../base/stored-values';
import type { Fields, Schema } from '../base/define-kind';
import type { FieldTable } from '../base/field-types';
import { readFields } from '../base/read-fields';
import { CONTACT_MESSAGE, type ContactMessageFields } from './contact-message';

/** The statuses of messages, in the order of the tabs of the inbox. */
export const MESSAGE_STATUSES = ['new', 'viewed', 'spam'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The fields that administrators add to a message; firestore.rules allow no other changes. */
export const MESSAGE_MARKS = {
  fields: {
    // Any other stored value counts as new.
    status: { type: 'choice', required: true, options: MESSAGE_STATUSES },
    // Only administrators see the note.
    note: { type: 'long text', max: 1000 },
  },
} as const satisfies Schema<FieldTable>;

export interface ContactMessage extends ContactMessageFields, Fields<typeof MESSAGE_MARKS> {
  readonly id: string;
  readonly sentAt?: Date;
  /** When an administrator marked it as answered. */
  readonly answeredAt?: Date;
}

export const contactMessageFromDocument = (id: string, data: unknown): ContactMessage => ({
  id,
  ...readFields(CONTACT_MESSAGE, data),
  ...readFields(MESSAGE_MARKS, data),
  ...withoutUndefined<Pick<ContactMessage, 'sentAt' | 'answeredAt'>>({
    sentAt: timestampOf(data),
    answeredAt: asDate(asRecord(data)['answered']),
  }),
});
