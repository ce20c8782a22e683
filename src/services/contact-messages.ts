import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { errorCode } from '../domain/failure';
import type { Letter } from '../domain/letter';
import { SEND_TIMEOUT_MS } from '../domain/limits';
import { withTimeout } from '../domain/timeout';
import { contactMessageDocument } from '../firebase/converters/contact-message';
import { firestore } from '../firebase/firestore';
import { CONTACT_MESSAGES } from '../firebase/paths';

/**
 * Stores a message, once, however often it is tried: all attempts go under the letter's id.
 *
 * An attempt that was given up may still have arrived, or arrive later. The next one then is no
 * creation but a change of what is there, which the rules refuse to a visitor, and a visitor
 * cannot look either: both "already there" and "not accepted" read 'permission-denied'. Only an
 * attempt that nobody knows the end of tells them apart. After one, the refusal means that the
 * message is there: it went out with the same text under an id that nobody else can know, and
 * nothing but its own arrival has changed since. Without one it means no. (It would also mean no
 * after one if the rules refused what the form lets through: their limits are tested together.)
 *
 * Throws FirestoreError, or TimeoutError after SEND_TIMEOUT_MS.
 */
export async function sendContactMessage({ id, message, mayHaveArrived }: Letter): Promise<void> {
  const document = contactMessageDocument(message, serverTimestamp());
  const writing = setDoc(doc(firestore, CONTACT_MESSAGES, id), document);
  try {
    await withTimeout(writing, SEND_TIMEOUT_MS);
  } catch (error) {
    const isThereAlready = mayHaveArrived && errorCode(error) === 'permission-denied';
    if (!isThereAlready) throw error;
  }
}
