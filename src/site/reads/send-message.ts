import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { errorCode } from '../../shared/failures/failure';
import {
  type OutgoingMessage,
  contactMessageDocument,
} from '../../content/message/contact-message';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import { withTimeout } from '../../shared/failures/timeout';
import { firestore } from '../../firebase/firestore';
import { CONTACT_MESSAGES } from '../../firebase/collections';

/**
 * Stores a message under the outgoing message's id, so that repeated attempts store it once. If an
 * earlier attempt may have arrived, the next one is an update, so that 'permission-denied' means
 * that the message is stored; otherwise it means that the rules reject it. Throws FirestoreError,
 * or TimeoutError after SEND_TIMEOUT_MS.
 */
export async function sendContactMessage({
  id,
  message,
  isSpam,
  mayHaveArrived,
}: OutgoingMessage): Promise<void> {
  const document = contactMessageDocument(message, serverTimestamp(), isSpam);
  const request = setDoc(doc(firestore, CONTACT_MESSAGES, id), document);
  try {
    await withTimeout(request, SEND_TIMEOUT_MS);
  } catch (error) {
    const isStored = mayHaveArrived && errorCode(error) === 'permission-denied';
    if (!isStored) throw error;
  }
}
