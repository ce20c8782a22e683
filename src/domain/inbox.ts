import type { ContactMessage } from './contact-message';
import { hasWords } from './search';

/** The two tabs of the inbox (SPEC §2), as they stand in the address. */
export const INBOX_TABS = ['new', 'viewed'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

/** How many messages each tab holds. */
export type MessageCounts = Readonly<Record<InboxTab, number>>;

/** The tab that a message belongs to: anything but viewed counts as new (SPEC §3). */
export const tabOf = ({ viewed }: ContactMessage): InboxTab => (viewed ? 'viewed' : 'new');

/** Whether all words of a search occur in a message, wherever, in capitals or not. */
export function matchesSearch(message: ContactMessage, search: string): boolean {
  const { name, email, subject = '', message: text } = message;
  return hasWords([name, email, subject, text], search);
}

/** A link that opens an answer in the reader's own mail program. */
export function replyLink({ email, subject }: ContactMessage, company: string): string {
  const about = subject ?? `Your message to ${company}`;
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${about}`)}`;
}
