import { readFieldEntries } from '../../content/base/convert';
import { doc, getDoc } from 'firebase/firestore/lite';
import { announcementKind, type Announcement } from '../../content/announcement/announcement';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { withTimeout } from '../../shared/failures/timeout';
import { firestore } from '../../firebase/firestore';
import { ANNOUNCEMENTS_DOCUMENT } from '../../firebase/collections';

/**
 * Returns all announcements, newest first, from their one document (product 6.1). Throws
 * FirestoreError or TimeoutError.
 */
export async function listAnnouncements(): Promise<readonly Announcement[]> {
  const request = getDoc(doc(firestore, ANNOUNCEMENTS_DOCUMENT));
  const document = await withTimeout(request, READ_TIMEOUT_MS);
  return document.exists() ? readFieldEntries(announcementKind, document.data()) : [];
}
