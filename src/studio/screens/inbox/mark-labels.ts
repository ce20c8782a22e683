import type { MessageStatus } from '../../../content/message/contact-message';

interface Mark {
  readonly label: string;
  readonly status: MessageStatus;
  /** Its key (product 16.23). */
  readonly shortcut: string;
}

const SPAM: Mark = { label: 'Spam', status: 'spam', shortcut: '!' };

/** What a message of each tab can be marked as (product 16.12, 16.18), the usual answer first. */
export const MARKS: Readonly<Record<MessageStatus, readonly Mark[]>> = {
  new: [{ label: 'Mark as Viewed', status: 'viewed', shortcut: 'e' }, SPAM],
  viewed: [{ label: 'Mark as new', status: 'new', shortcut: 'u' }, SPAM],
  spam: [{ label: 'Not spam', status: 'new', shortcut: 'u' }],
};
