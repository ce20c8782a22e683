import { resource } from '../../data/resource';
import { listAnnouncements } from '../../services/entries/announcements';
import { withDue } from '../../services/due/due-entries';

export type AnnouncementsData = ReturnType<typeof announcementsLoader>;

/** Reads all announcements. */
export const announcementsLoader = () => ({
  announcements: resource(withDue({ kind: 'announcement' }, listAnnouncements)),
});
