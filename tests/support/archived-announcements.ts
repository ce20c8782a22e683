import type { Announcement } from '../../src/content/announcement/announcement';
import { ANNOUNCEMENTS_MAX } from '../../src/shared/admin-limits';
import { getArchived } from '../../src/site/reads/archived-announcements';
import {
  addNew,
  announcementsDocument,
  ANNOUNCEMENTS_PATH,
  storedAnnouncement,
  uniqueAnnouncement,
} from './announcement-documents';
import type { openDatabase } from './database';

const JUNE_2020 = Date.UTC(2020, 5, 15);
export const DAY_MS = 86_400_000;
/** Returns the key of the nth announcement in a full document; 0 is the oldest. */
export const keyOf = (n: number) => `item_${JUNE_2020 + n * DAY_MS}`;
export const OLDEST = keyOf(0);

/** Returns stored announcements, oldest first. */
export const numbered = (count: number, fields: object = {}) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => {
      const title = n > 0 ? `No. ${n}` : 'The first';
      return [keyOf(n), { ...storedAnnouncement(uniqueAnnouncement({ title })), ...fields }];
    }),
  );

/** Returns the announcement with that key in the archive. */
export async function archived(key: string): Promise<Announcement> {
  const found = await getArchived(key);
  if (!found) throw new Error(`${key} is not in the archive`);
  return found;
}

/** Opens the document of announcements, which tests can fill, and its archive. */
export function openArchive({
  database,
  store,
}: Pick<ReturnType<typeof openDatabase>, 'database' | 'store'>) {
  const stored = () => announcementsDocument({ database });
  const archive = async () => {
    const { docs } = await database.collection(`${ANNOUNCEMENTS_PATH}/Archive`).get();
    return Object.fromEntries(docs.map((document) => [document.id, document.get('entry')]));
  };
  const fill = (count = ANNOUNCEMENTS_MAX, fields: object = {}) =>
    store({ [ANNOUNCEMENTS_PATH]: numbered(count, fields) });
  return {
    stored,
    archive,
    fill,
    archivedKeys: async () => Object.keys(await archive()),
    /** Fills the document, and archives one of its announcements. */
    archiveOne: async (fields: object = {}): Promise<Announcement> => {
      await fill(ANNOUNCEMENTS_MAX, fields);
      await addNew(uniqueAnnouncement());
      return archived(OLDEST);
    },
    /** Returns the keys of all announcements; keys in both document and archive occur twice. */
    allKeys: async () => [...Object.keys(await stored()), ...Object.keys(await archive())],
  };
}
