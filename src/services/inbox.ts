import { collection, doc, getCount, query, updateDoc, where } from 'firebase/firestore/lite';
import type { ContactMessage } from '../domain/contact-message';
import { matchesSearch, tabOf, type InboxTab, type MessageCounts } from '../domain/inbox';
import { MESSAGES_PER_PAGE, READ_TIMEOUT_MS, SEND_TIMEOUT_MS } from '../domain/limits';
import { inPagesOf, type ReadNext } from '../domain/newest-first';
import { withTimeout } from '../domain/timeout';
import { readContactMessage } from '../firebase/converters/contact-message';
import { firestore } from '../firebase/firestore';
import { CONTACT_MESSAGES } from '../firebase/paths';
import { readByTime } from './reads';

const messages = collection(firestore, CONTACT_MESSAGES);
const isViewed = where('status', '==', 'viewed');

/** How many documents are read at once: more than a page, as some of them are in the other tab. */
const BATCH = 50;
/** How many are looked through for those without a time, when the counts say that some are left. */
const SCAN_LIMIT = 1000;

/** How many messages are new and viewed. Throws FirestoreError or TimeoutError. */
export async function countMessages(): Promise<MessageCounts> {
  const counting = Promise.all([getCount(messages), getCount(query(messages, isViewed))]);
  const [all, viewed] = await withTimeout(counting, READ_TIMEOUT_MS);
  return { viewed: viewed.data().count, new: all.data().count - viewed.data().count };
}

interface InboxQuery {
  readonly tab: InboxTab;
  /** Words that a message has to contain; an empty text for all messages. */
  readonly search: string;
  /** How many messages the tab holds. */
  readonly count: number;
}

/**
 * Reads the messages of a tab newest first, MESSAGES_PER_PAGE at a call. No query finds those that
 * have no status yet, so the new ones are picked out of all; the count tells when the last one has
 * been seen, and years of viewed messages below stay unread. Throws FirestoreError or TimeoutError.
 */
export function inboxMessages({ tab, search, count }: InboxQuery): ReadNext<ContactMessage> {
  const read = readByTime(messages, {
    pageSize: BATCH,
    scanLimit: SCAN_LIMIT,
    where: tab === 'viewed' ? [isViewed] : [],
    read: (document) => {
      const message = readContactMessage(document.id, document.data());
      return tabOf(message) === tab ? message : null;
    },
  });
  let seen = 0;
  const readUpToCount = async () => {
    if (seen >= count) return [];
    const found = await read();
    seen += found.length;
    return found;
  };
  return inPagesOf(readUpToCount, MESSAGES_PER_PAGE, (message) => matchesSearch(message, search));
}

/** Moves a message to the viewed ones or back to the new ones. Throws FirestoreError or TimeoutError. */
export async function setViewed(id: string, viewed: boolean): Promise<void> {
  const status = viewed ? 'viewed' : 'new';
  const writing = updateDoc(doc(firestore, CONTACT_MESSAGES, id), { status });
  await withTimeout(writing, SEND_TIMEOUT_MS);
}
