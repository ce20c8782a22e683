import type { Picture } from '../pictures/picture';

/** What an editor fills in for an announcement (product 10.3). */
export interface AnnouncementFields {
  readonly title: string;
  readonly subtitle?: string;
  readonly description: string;
  readonly picture?: Picture;
  /** The movie that it is about. */
  readonly movieId?: string;
}

/** `key` is item_{milliseconds}: the entry's field in the one document, and its time (product 6.1). */
export interface Announcement extends AnnouncementFields {
  readonly key: string;
}

/** Returns the key of an announcement of that time, in ms. */
export const announcementKeyAt = (time: number): string => `item_${time}`;

/** Returns the time in a key of this site, in ms. */
export const timeOfAnnouncementKey = (key: string): number => Number(key.slice('item_'.length));

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

/** The list has ANNOUNCEMENTS_MAX announcements already. */
export class ListFullError extends Error {
  override readonly name = 'ListFullError';
  readonly code = 'list-full';

  constructor() {
    super('The list is full');
  }
}
