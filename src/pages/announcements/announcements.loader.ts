import { resource } from '../../data/resource';
import { listAnnouncements } from '../../services/entries/announcements';
import { withDue } from '../../services/due/due-entries';
import { withoutDeadLinks } from '../../services/links/away-movies';

export type AnnouncementsData = ReturnType<typeof announcementsLoader>;

/** Reads all announcements. */
export const announcementsLoader = () => ({
  announcements: resource(withoutDeadLinks(withDue({ kind: 'announcement' }, listAnnouncements))),
});
