import type { Announcement, AnnouncementFields } from '../../src/content/announcement/announcement';
import { listAnnouncements } from '../../src/store/read/lists';
import { newEntryRef } from '../../src/store/documents/kinds';
import { addEntry } from '../../src/store/write/add-entry';
import type { openDatabase } from './database';

export const ANNOUNCEMENT_FILES =
  'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/announcements';
export const ANNOUNCEMENTS_PATH = 'Movies/Announcements';

let counter = 0;
/**
 * Returns the fields of a new announcement. Each has its own picture, as uploads have unique URLs.
 */
export const uniqueAnnouncement = (
  fields: Partial<AnnouncementFields> = {},
): AnnouncementFields => ({
  title: 'We shoot',
  description: 'It begins on Monday.',
  picture: { src: `${ANNOUNCEMENT_FILES}%2F${(counter += 1)}.webp` },
  ...fields,
});

/** Returns the same fields as they are stored. */
export const storedAnnouncement = ({ picture, ...texts }: AnnouncementFields) => ({
  ...texts,
  img: picture?.src,
});

/** Adds an announcement and returns its key; `pictures` are the pictures of earlier attempts. */
export const addNew = (fields: AnnouncementFields, pictures: readonly string[] = []) =>
  addEntry(newEntryRef('announcement', 'new'), fields, { pictures });

/** Returns the announcement with that key as the site reads it. */
export async function readAnnouncement(key: string): Promise<Announcement> {
  const announcement = (await listAnnouncements()).find((entry) => entry.key === key);
  if (!announcement) throw new Error(`There is no announcement ${key}`);
  return announcement;
}

/** Returns the fields of the document that contains all announcements. */
export const announcementsDocument = async ({
  database,
}: Pick<ReturnType<typeof openDatabase>, 'database'>) =>
  (await database.doc(ANNOUNCEMENTS_PATH).get()).data() ?? {};
