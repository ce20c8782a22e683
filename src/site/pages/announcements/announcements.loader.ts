import type { Announcement } from '../../../content/announcement/announcement';
import { resource, type Resource } from '../../../shared/data/resource';
import type { OnPartial } from '../../../shared/lists/merge-by-time';
import {
  getArchived,
  listArchivedYears,
  type Years,
} from '../../../store/read/archived-announcements';
import { listAnnouncements } from '../../../store/read/lists';
import { getDue, withDue } from '../../../store/due/due-entries';
import { withoutDeadLinks } from '../../../store/links/away-movies';
import { announcementReader } from './announcements.view';

/** The newest announcements, which are in their document, and how many of each year are in the archive. */
export interface CurrentAnnouncements {
  readonly entries: readonly Announcement[];
  readonly archived: Years;
  /** Whether some of the document are still to come. */
  readonly isPartial?: boolean;
}

export interface AnnouncementsData {
  readonly announcements: Resource<CurrentAnnouncements>;
  /** The years of all announcements, where `announcements` has only the newest at first. */
  readonly years?: Years;
  /** Reads an announcement of the archive by its key. */
  readonly archivedAt: (key: string) => Resource<Announcement | null>;
}

/** Reads the announcements of the document. */
export const announcementsLoader = (): AnnouncementsData => ({
  announcements: resource(readCurrent),
  archivedAt: announcementReader(readArchived),
});

async function readCurrent(
  onPartial?: OnPartial<CurrentAnnouncements>,
): Promise<CurrentAnnouncements> {
  // Without its numbers the archive is not offered; the newest announcements are there all the same.
  const years = listArchivedYears().catch((error: unknown) => {
    console.error(error);
    return [];
  });
  const current = async (entries: readonly Announcement[]) => ({ entries, archived: await years });
  const read = withoutDeadLinks(withDue({ kind: 'announcement' }, listAnnouncements));
  return current(await read(async (partial) => onPartial?.(await current(partial))));
}

/** Reads an announcement of the archive by its key. */
export async function readArchived(key: string): Promise<Announcement | null> {
  const find = async () =>
    [await getDue('announcement', key, getArchived)].filter((found) => found !== null);
  const [announcement = null] = await withoutDeadLinks(find)();
  return announcement;
}
