import { defineKind, fieldsOf, type Entry, type Fields } from '../base/define-kind';

/** A piece of news (product 10.1). */
export const announcementKind = defineKind('announcement', {
  place: fieldsOf('Movies/Announcements'),
  fields: {
    title: { type: 'text', translated: true, max: 150, required: true },
    subtitle: { type: 'text', translated: true, max: 150 },
    description: { type: 'long text', translated: true, max: 2000, required: true },
    picture: { type: 'picture', stored: 'img', folder: 'announcements', required: true },
    movieId: { type: 'reference', to: 'movie', stored: 'movie' },
  },
  order: 'newest',
  page: 1,
  file: 'announcements',
  missing: ['title', 'picture', 'description'],
});

export interface AnnouncementFields extends Fields<typeof announcementKind> {}
/** `key` is item_{milliseconds}: the entry's field in the one document, and its time (product 6.1). */
export interface Announcement extends Entry<typeof announcementKind> {}

/** Returns the key of an announcement of that time, in ms. */
export const announcementKeyAt = (time: number): string => `item_${time}`;

/** Returns the time in a key of this site, in ms. */
export const timeOfAnnouncementKey = (key: string): number => Number(key.slice('item_'.length));

/** Whether an announcement of this site can have that key: older ones have others. */
export const isTimeKey = (key: string): boolean => /^item_\d{13}$/.test(key);

/** Returns the key at that time, in ms, or the next that is free. */
export function freeKey(
  time: number,
  taken: ReadonlySet<string>,
  keyAt: (time: number) => string,
): string {
  let next = time;
  while (taken.has(keyAt(next))) next += 1;
  return keyAt(next);
}

/** Returns when an announcement was added, by its key (product 6.1); null for an unknown format. */
export const timeAdded = (key: string): Date | null =>
  isTimeKey(key) ? new Date(timeOfAnnouncementKey(key)) : null;
