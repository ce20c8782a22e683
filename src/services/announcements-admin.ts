import {
  deleteField,
  doc,
  FieldPath,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import {
  ListFullError,
  type Announcement,
  type AnnouncementDraft,
  type AnnouncementFields,
} from '../domain/announcement';
import { errorCode, mayHaveBeenStored } from '../domain/failure';
import { ANNOUNCEMENTS_MAX } from '../domain/entry-limits';
import { SEND_TIMEOUT_MS } from '../domain/limits';
import { withTimeout } from '../domain/timeout';
import { announcementItem, readAnnouncement } from '../firebase/converters/announcement';
import { firestore } from '../firebase/firestore';
import { ANNOUNCEMENTS_DOCUMENT } from '../firebase/paths';
import { listAnnouncements } from './announcements';
import { edit } from './edit';
import { deletePicture } from './images';

/** As many entries added in the same millisecond are waited for: far more than there are editors. */
const TRIES = 25;

/**
 * Stores a new announcement, once, however often it is tried with the same draft, which is ready
 * for the next one afterwards. Returns the key under which it is stored.
 * Throws ListFullError, what `updateAnnouncement` throws, FirestoreError or TimeoutError.
 */
export async function addAnnouncement(
  draft: AnnouncementDraft,
  announcement: AnnouncementFields,
): Promise<string> {
  if (announcement.picture) draft.pictures.add(announcement.picture.src);
  const key = await addUnderFreeKey(draft, announcement);
  draft.key = undefined;
  draft.pictures.clear();
  return key;
}

async function addUnderFreeKey(
  draft: AnnouncementDraft,
  announcement: AnnouncementFields,
): Promise<string> {
  let key = draft.key ?? keyAt(Date.now());
  for (let tries = 1; ; tries += 1) {
    try {
      await put(key, announcement);
      return key;
    } catch (error) {
      if (mayHaveBeenStored(error)) draft.key = key;
      if (errorCode(error) !== 'permission-denied') throw error;
      // A refusal says that the key is taken, the list is full, or the role is gone.
      const stored = await listAnnouncements();
      const own = stored.find(({ picture }) => picture && draft.pictures.has(picture.src));
      if (own) {
        await updateAnnouncement(own, announcement);
        return own.key;
      }
      if (stored.length >= ANNOUNCEMENTS_MAX) throw new ListFullError();
      const taken = new Set(stored.map((entry) => entry.key));
      if (!taken.has(key) || tries === TRIES) throw error;
      while (taken.has(key)) key = keyAt(timeOf(key) + 1);
    }
  }
}

/** A merge that names the whole entry: it replaces neither others nor single fields of this one. */
const put = (key: string, announcement: AnnouncementFields) =>
  withTimeout(
    setDoc(list, { [key]: announcementItem(announcement) }, { mergeFields: [new FieldPath(key)] }),
    SEND_TIMEOUT_MS,
  );

const keyAt = (time: number) => `item_${time}`;
const timeOf = (key: string) => Number(key.slice('item_'.length));

/**
 * Writes the announcement anew under its key, if it differs from what was read. Throws
 * ChangedMeanwhileError, with the announcement as it is now, when somebody else has changed it
 * since; GoneError, FirestoreError or TimeoutError.
 */
export async function updateAnnouncement(
  before: Announcement,
  after: AnnouncementFields,
): Promise<void> {
  const { key } = before;
  const item = { ...announcementItem(after), edited: serverTimestamp() };
  await edit<Announcement, AnnouncementFields>({
    reference: list,
    read: (document) => {
      const stored = document.data();
      return key in stored ? readAnnouncement(key, stored[key]) : null;
    },
    fieldsOf: announcementItem,
    before,
    after,
    write: (transaction) => transaction.update(list, new FieldPath(key), item),
  });
}

/**
 * Deletes an announcement, and then its files. One that is gone already is no failure.
 * Throws FirestoreError or TimeoutError.
 */
export async function deleteAnnouncement({ key, picture }: Announcement): Promise<void> {
  const removal = updateDoc(list, new FieldPath(key), deleteField());
  await withTimeout(removal, SEND_TIMEOUT_MS).catch((error: unknown) => {
    if (errorCode(error) !== 'not-found') throw error;
  });
  if (picture) await deletePicture(picture);
}

const list = doc(firestore, ANNOUNCEMENTS_DOCUMENT);
