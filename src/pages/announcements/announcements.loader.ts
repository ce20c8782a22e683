import { resource } from '../../data/resource';
import { listAnnouncements } from '../../services/announcements';

export type AnnouncementsData = ReturnType<typeof announcementsLoader>;

/** Reads all announcements. */
export const announcementsLoader = () => ({ announcements: resource(listAnnouncements) });
