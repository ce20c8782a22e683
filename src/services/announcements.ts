import { doc, getDoc } from 'firebase/firestore/lite';
import type { Announcement } from '../domain/announcement';
import { READ_TIMEOUT_MS } from '../domain/limits';
import { withTimeout } from '../domain/timeout';
import { readAnnouncements } from '../firebase/converters/announcement';
import { firestore } from '../firebase/firestore';
import { ANNOUNCEMENTS_DOCUMENT } from '../firebase/paths';

/** All announcements, newest first: they share one document. Throws FirestoreError or TimeoutError. */
export async function listAnnouncements(): Promise<readonly Announcement[]> {
  const reading = getDoc(doc(firestore, ANNOUNCEMENTS_DOCUMENT));
  const document = await withTimeout(reading, READ_TIMEOUT_MS);
  return document.exists() ? readAnnouncements(document.data()) : [];
}
