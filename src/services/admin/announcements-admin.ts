import { doc, FieldPath, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import {
  announcementKeyAt,
  freeAnnouncementKey,
  ListFullError,
  timeOfAnnouncementKey,
  type Announcement,
  type AnnouncementDraft,
  type AnnouncementFields,
} from '../../domain/entries/announcement';
import { errorCode, mayHaveBeenStored } from '../../domain/failures/failure';
import { ANNOUNCEMENTS_MAX } from '../../domain/admin-limits';
import { SEND_TIMEOUT_MS } from '../../domain/limits';
import { announcementKey } from '../../domain/search/search-entry';
import { withTimeout } from '../../domain/failures/timeout';
import type { Trashed } from '../../domain/entries/trash';
import { announcementField, announcementFromField } from '../../firebase/converters/announcement';
import { firestore } from '../../firebase/firestore';
import { ANNOUNCEMENTS_DOCUMENT } from '../../firebase/collections';
import { listAnnouncements } from '../entries/announcements';
import { editDocument } from '../editing/edit-document';
import { updateSearchIndex } from '../editing/search-update';
import { moveToTrash } from '../trash/trash';

/** Attempts to find a free key; each is needed only if two are added in the same millisecond. */
const MAX_ATTEMPTS = 25;

/**
 * Stores a new announcement and returns its key. Repeated calls with the same draft store it once
 * (product 15.6); after a success the draft is reset for the next announcement.
 * Throws ListFullError, FirestoreError, TimeoutError or what `updateAnnouncement` throws.
 */
export async function addAnnouncement(
  draft: AnnouncementDraft,
  announcement: AnnouncementFields,
): Promise<string> {
  if (announcement.picture) draft.pictures.add(announcement.picture.src);
  const key = await writeUnderFreeKey(draft, announcement);
  draft.key = undefined;
  draft.pictures.clear();
  await updateSearchIndex(announcementKey(key));
  return key;
}

async function writeUnderFreeKey(
  draft: AnnouncementDraft,
  announcement: AnnouncementFields,
): Promise<string> {
  let key = draft.key ?? announcementKeyAt(Date.now());
  for (let attempt = 1; ; attempt += 1) {
    try {
      await write(key, announcement);
      return key;
    } catch (error) {
      if (mayHaveBeenStored(error)) draft.key = key;
      if (errorCode(error) !== 'permission-denied') throw error;
      // The rules deny an existing key, a full list and a missing role in the same way.
      const stored = await listAnnouncements();
      const own = stored.find(({ picture }) => picture && draft.pictures.has(picture.src));
      if (own) {
        await updateAnnouncement(own, announcement);
        return own.key;
      }
      if (stored.length >= ANNOUNCEMENTS_MAX) throw new ListFullError();
      const taken = new Set(stored.map((entry) => entry.key));
      if (!taken.has(key) || attempt === MAX_ATTEMPTS) throw error;
      key = freeAnnouncementKey(timeOfAnnouncementKey(key), taken);
    }
  }
}

/** mergeFields with the key replaces the complete entry and leaves the other entries unchanged. */
const write = (key: string, announcement: AnnouncementFields) =>
  withTimeout(
    setDoc(
      reference,
      { [key]: announcementField(announcement) },
      { mergeFields: [new FieldPath(key)] },
    ),
    SEND_TIMEOUT_MS,
  );

/**
 * Replaces the announcement under its key if it differs from `before` (product 10.12).
 * Throws EditConflictError with the stored announcement if somebody else has changed it,
 * EntryNotFoundError, FirestoreError or TimeoutError.
 */
export async function updateAnnouncement(
  before: Announcement,
  after: AnnouncementFields,
): Promise<void> {
  const { key } = before;
  const isWritten = await editDocument<Announcement, AnnouncementFields>({
    reference,
    key,
    fromDocument: (snapshot) => {
      const stored = snapshot.data();
      return key in stored ? announcementFromField(key, stored[key]) : null;
    },
    fieldsOf: announcementField,
    before,
    after,
    write: (transaction, _changed, merged) => {
      const item = { ...merged, edited: serverTimestamp() };
      transaction.update(reference, new FieldPath(key), item);
    },
  });
  if (isWritten) await updateSearchIndex(announcementKey(key));
}

/**
 * Moves an announcement to the trash. Succeeds if it does not exist. Throws FirestoreError or
 * TimeoutError.
 */
export async function deleteAnnouncement({ key }: Pick<Announcement, 'key'>): Promise<Trashed> {
  const trashed = await moveToTrash('announcement', reference, key);
  await updateSearchIndex(announcementKey(key));
  return trashed;
}

const reference = doc(firestore, ANNOUNCEMENTS_DOCUMENT);
