import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type DocumentSnapshot,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { announcementKind, type Announcement } from '../../content/announcement/announcement';
import { readEntry } from '../../content/base/convert';
import { archiveOf } from '../../content/base/place';
import { yearRange } from '../../content/base/years';
import { ANNOUNCEMENTS_DOCUMENT, isDocumentId } from '../../firebase/collections';
import { firestore, readDocument, readDocuments } from '../../firebase/firestore';
import type { ReadNext } from '../../shared/lists/merge-by-time';
import { ARCHIVED_PER_PAGE } from '../../shared/limits';
import { timeOrderedSource } from '../../store/read/time-ordered-reads';

// Announcements that no longer fit into their document. Each function throws FirestoreError or
// TimeoutError.

const archive = collection(firestore, archiveOf(ANNOUNCEMENTS_DOCUMENT));

const announcementIn = (document: DocumentSnapshot): Announcement =>
  readEntry(announcementKind, document.id, '', document.get('entry'));

/** Returns the announcement with this key in the archive, or null. */
export async function getArchived(key: string): Promise<Announcement | null> {
  if (!isDocumentId(key)) return null;
  const document = await readDocument(doc(archive, key));
  return document.exists() ? announcementIn(document) : null;
}

/**
 * Returns a function that reads the next ARCHIVED_PER_PAGE archived announcements of a year, newest first.
 */
export function archivedYearReader(year: string): ReadNext<Announcement> {
  const [from, to] = yearRange(year);
  return timeOrderedSource(archive, {
    pageSize: ARCHIVED_PER_PAGE,
    where: [where('at', '>=', from), where('at', '<', to)],
    order: NEWEST_FIRST,
    read: announcementIn,
  }).ordered;
}

const NEWEST_FIRST: readonly QueryConstraint[] = [orderBy('at', 'desc')];

/** Returns the newest archived announcements that name a film. */
export async function listArchivedNaming(
  movieId: string,
  size: number,
): Promise<readonly Announcement[]> {
  const naming = query(archive, where('entry.movie', '==', movieId), ...NEWEST_FIRST, limit(size));
  return (await readDocuments(naming)).map(announcementIn);
}
