import type { MessageStatus } from '../../content/message/stored-message';
import { collection, query, where, type QueryConstraint } from 'firebase/firestore/lite';
import type { MessageCounts } from '../../content/message/inbox';
import { CONTACT_MESSAGES } from '../../firebase/collections';
import { countDocuments, firestore } from '../../firebase/firestore';

export const messages = collection(firestore, CONTACT_MESSAGES);

export const hasStatus = (status: MessageStatus) => where('status', '==', status);

/** Returns the number of messages that match the constraints. Throws FirestoreError or TimeoutError. */
export const countWhere = (...constraints: QueryConstraint[]): Promise<number> =>
  countDocuments(query(messages, ...constraints));

/** Returns the number of messages of each status. Throws FirestoreError or TimeoutError. */
export async function countMessages(): Promise<MessageCounts> {
  const [all, viewed, spam] = await Promise.all([
    countWhere(),
    countWhere(hasStatus('viewed')),
    countWhere(hasStatus('spam')),
  ]);
  return { new: all - viewed - spam, viewed, spam };
}
