import {
  contactMessageFromDocument,
  type ContactMessage,
  type MessageStatus,
} from '../../content/message/stored-message';
import {
  deleteField,
  doc,
  runTransaction,
  serverTimestamp,
  updateDoc,
  where,
  type DocumentData,
  type UpdateData,
} from 'firebase/firestore/lite';
import { TRASH } from '../../firebase/collections';
import { trashDocument, trashIdAt } from '../documents/trash';
import { requireOwnSession, signature } from '../session/session';
import { type MessageTopic } from '../../content/message/contact-message';
import { hasTopic, messageMatchesSearch, type MessageChange } from '../../content/message/inbox';
import { MESSAGES_PER_PAGE } from '../../shared/admin-limits';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import type { ReadNext } from '../../shared/lists/merge-by-time';
import { readAll, paginate } from '../../shared/lists/read-lists';
import { withTimeout } from '../../shared/failures/timeout';
import { firestore } from '../../firebase/firestore';
import { SCAN_LIMIT } from '../read/admin/all-entries';
import { countMessages, countWhere, hasStatus, messages } from './message-counts';
import { timeOrderedReader, timeOrderedSource } from '../read/time-ordered-reads';

/** Documents per query: more than a page, because some messages belong to other tabs. */
const BATCH = 50;
/** Documents per query when all old messages are read. */
const OLD_BATCH = 200;

export interface InboxQuery {
  readonly tab: MessageStatus;
  /** Search terms; '' for all messages. */
  readonly search: string;
  /** The topic of the messages; undefined for all. */
  readonly topic?: MessageTopic | undefined;
}

/**
 * Returns a function that reads the next MESSAGES_PER_PAGE messages of a tab, newest first. No
 * query matches messages without a status, so new messages are filtered out of all messages, up to
 * the counted number, so that older viewed messages are not read. The function throws
 * FirestoreError or TimeoutError.
 */
export function inboxReader({ tab, search, topic }: InboxQuery): ReadNext<ContactMessage> {
  const read = timeOrderedReader(messages, {
    pageSize: BATCH,
    scanLimit: SCAN_LIMIT,
    where: tab === 'new' ? [] : [hasStatus(tab)],
    read: (document) => {
      const message = contactMessageFromDocument(document.id, document.data());
      return message.status === tab ? message : null;
    },
  });
  let total: number | undefined;
  let readCount = 0;
  const readUpToCount = async () => {
    total ??= (await countMessages())[tab];
    if (readCount >= total) return [];
    const next = await read();
    readCount += next.length;
    return next;
  };
  return paginate(
    readUpToCount,
    MESSAGES_PER_PAGE,
    (message) => hasTopic(message, topic) && messageMatchesSearch(message, search),
  );
}

/**
 * Returns all messages of a tab and search that are not newer than `newest`, because newer ones
 * have arrived since the list was shown. Throws FirestoreError or TimeoutError.
 */
export async function allMessages(
  view: InboxQuery,
  newest?: ContactMessage,
): Promise<readonly ContactMessage[]> {
  const found = await readAll(inboxReader(view));
  const last = newest?.sentAt;
  return last ? found.filter(({ sentAt }) => !sentAt || sentAt <= last) : found;
}

/**
 * Returns the number of messages that were sent before a time. Throws FirestoreError or
 * TimeoutError.
 */
export const countOldMessages = (before: Date): Promise<number> => countWhere(sentBefore(before));

/** Returns all messages that were sent before a time. Throws FirestoreError or TimeoutError. */
export function oldMessages(before: Date): Promise<readonly ContactMessage[]> {
  const { ordered } = timeOrderedSource(messages, {
    pageSize: OLD_BATCH,
    where: [sentBefore(before)],
    read: (document) => contactMessageFromDocument(document.id, document.data()),
  });
  return readAll(ordered);
}

const sentBefore = (time: Date) => where('timestamp', '<', time);

/** Sets the status of a message. Throws FirestoreError or TimeoutError. */
export const setMessageStatus = (id: string, status: MessageStatus) => update(id, { status });

/** Marks a message as answered, or as not answered. Throws as `setMessageStatus`. */
export const setAnswered = (id: string, isAnswered: boolean) =>
  update(id, { answered: isAnswered ? serverTimestamp() : deleteField() });

/** Stores the note of a message; a blank note is deleted. Throws as `setMessageStatus`. */
export const setNote = (id: string, note: string) =>
  update(id, { note: note.trim() || deleteField() });

async function update(id: string, fields: UpdateData<DocumentData>): Promise<void> {
  requireOwnSession();
  await withTimeout(updateDoc(doc(messages, id), fields), SEND_TIMEOUT_MS);
}

/**
 * Sets the status of messages or moves them to the trash, all or none: at most MESSAGES_AT_ONCE, or
 * MESSAGES_TO_TRASH_AT_ONCE for the trash. Returns how many were skipped because somebody else has
 * moved them out of `tab`; deleted messages do not count. Throws FirestoreError or TimeoutError.
 */
export async function changeMessages(
  ids: readonly string[],
  change: MessageChange,
  tab?: MessageStatus,
): Promise<number> {
  requireOwnSession();
  const request = runTransaction(firestore, async (transaction) => {
    const documents = await Promise.all(ids.map((id) => transaction.get(doc(messages, id))));
    const stored = documents.filter((document) => document.exists());
    const unmoved = stored.filter(
      (document) => !tab || contactMessageFromDocument(document.id, document.data()).status === tab,
    );
    for (const document of unmoved) {
      const { ref } = document;
      if (change !== 'delete') transaction.update(ref, { status: change });
      else {
        const location = { path: ref.path };
        transaction.set(doc(firestore, TRASH, trashIdAt(location)), {
          ...trashDocument(location, document.data()),
          ...signature(),
          deleted: serverTimestamp(),
        });
        transaction.delete(ref);
      }
    }
    return stored.length - unmoved.length;
  });
  return withTimeout(request, SEND_TIMEOUT_MS);
}
