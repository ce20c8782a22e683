import { resource } from '../../../shared/data/resource';
import { listAnnouncements } from '../../../store/read/lists';
import { withDue } from '../../../store/due/due-entries';
import { withoutDeadLinks } from '../../../store/links/away-movies';

export type AnnouncementsData = ReturnType<typeof announcementsLoader>;

/** Reads all announcements. */
export const announcementsLoader = () => ({
  announcements: resource(withoutDeadLinks(withDue({ kind: 'announcement' }, listAnnouncements))),
});
