import type { Announcement, AnnouncementFields } from '../../domain/announcement';
import { defined, picture, pictureDetails, record, text } from './fields';

/** All entries of the one announcements document, newest first (SPEC §3, DESIGN R2). */
export function readAnnouncements(data: unknown): readonly Announcement[] {
  return Object.entries(record(data))
    .map(([key, item]) => readAnnouncement(key, item))
    .toSorted((a, b) => addedAt(b.key) - addedAt(a.key));
}

/** The entry that is stored under that key. */
export function readAnnouncement(key: string, item: unknown): Announcement {
  const stored = record(item);
  return defined<Announcement>({
    key,
    title: text(stored['title']) ?? '',
    subtitle: text(stored['subtitle']),
    description: text(stored['description']) ?? '',
    picture: picture(stored['img'], stored['picture']),
  });
}

/** The entry that is written for an announcement. */
export function announcementItem(announcement: AnnouncementFields) {
  return defined({
    title: announcement.title,
    subtitle: announcement.subtitle,
    description: announcement.description,
    img: announcement.picture?.src,
    picture: pictureDetails(announcement.picture),
  });
}

/** Milliseconds in the key; entries with another key count as the oldest. */
function addedAt(key: string): number {
  return Number(/^item_(\d+)$/.exec(key)?.[1] ?? 0);
}
