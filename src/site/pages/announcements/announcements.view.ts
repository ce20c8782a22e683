import type { Announcement } from '../../../content/announcement/announcement';
import { given, valueOf } from '../../../shared/data/resource';
import type { PageView } from '../../data/page-view';
import type { AnnouncementsData } from './announcements.loader';

export const announcementsView: PageView<AnnouncementsData, readonly Announcement[]> = {
  pick: ({ announcements }) => valueOf(announcements),
  dataOf: (announcements) => ({ announcements: given(announcements) }),
};
