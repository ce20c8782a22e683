import type { Announcement } from '../../../content/announcement/announcement';
import { resource, type Resource } from '../../../shared/data/resource';
import type { OnPartial } from '../../../shared/lists/merge-by-time';
import { getArchived } from '../../reads/archived-announcements';
import { listArchivedYears, type Years } from '../../../store/read/archived-years';
import { listAnnouncements } from '../../../store/read/lists';
import { getDue, withDue } from '../../../store/due/due-entries';
import { withoutDeadLinks } from '../../../store/links/away-movies';
import { announcementReader } from './announcements.view';

/**
 * The newest announcements, which share one document, and the number of archived ones of each year.
 */
export interface CurrentAnnouncements {
  readonly entries: readonly Announcement[];
  readonly archived: Years;
  /** Whether more announcements of the document will follow. */
  readonly isPartial?: boolean;
}

export interface AnnouncementsData {
  readonly announcements: Resource<CurrentAnnouncements>;
  /** The years of all announcements, if `announcements` has only the newest first. */
  readonly years?: Years;
  /** Reads an archived announcement by its key. */
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
  // Without these counts the archive is not offered, but the newest announcements are shown.
  const years = listArchivedYears().catch((error: unknown) => {
    console.error(error);
    return [];
  });
  const current = async (entries: readonly Announcement[]) => ({ entries, archived: await years });
  const read = withoutDeadLinks(withDue({ kind: 'announcement' }, listAnnouncements));
  return current(await read(async (partial) => onPartial?.(await current(partial))));
}

/** Reads an archived announcement by its key. */
export async function readArchived(key: string): Promise<Announcement | null> {
  const find = async () =>
    [await getDue('announcement', key, getArchived)].filter((found) => found !== null);
  const [announcement = null] = await withoutDeadLinks(find)();
  return announcement;
}
