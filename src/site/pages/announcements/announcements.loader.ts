import type { Announcement } from '../../../content/announcement/announcement';
import { resource, type Resource } from '../../../shared/data/resource';
import { listAnnouncements } from '../../../store/read/lists';
import { withDue } from '../../../store/due/due-entries';
import { withoutDeadLinks } from '../../../store/links/away-movies';
import type { Years } from './announcement-years';

export interface AnnouncementsData {
  readonly announcements: Resource<readonly Announcement[]>;
  /** The years of all announcements, where `announcements` has only the newest at first. */
  readonly years?: Years;
}

/** Reads all announcements. */
export const announcementsLoader = (): AnnouncementsData => ({
  announcements: resource(withoutDeadLinks(withDue({ kind: 'announcement' }, listAnnouncements))),
});
