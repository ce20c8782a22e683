import {
  STORED_ANNOUNCEMENT,
  type Announcement,
  type AnnouncementFields,
} from '../../domain/entries/announcement';
import { readFields, withoutUndefined, writeFields } from '../../domain/fields/fields';
import { asRecord } from '../../domain/fields/stored-values';

/** All entries of the one announcements document, newest first (product 6.1, 11.1). */
export function announcementsFromDocument(data: unknown): readonly Announcement[] {
  return Object.entries(asRecord(data))
    .map(([key, item]) => announcementFromField(key, item))
    .toSorted((a, b) => addedAt(b.key) - addedAt(a.key));
}

/** The entry that is stored under that key. */
export const announcementFromField = (key: string, item: unknown): Announcement =>
  withoutUndefined<Announcement>({ key, ...readFields(STORED_ANNOUNCEMENT, item) });

/** The entry that is written for an announcement. */
export const announcementField = (announcement: Partial<AnnouncementFields>) =>
  writeFields(STORED_ANNOUNCEMENT, announcement);

/** Milliseconds in the key; entries with another key count as the oldest. */
function addedAt(key: string): number {
  return Number(/^item_(\d+)$/.exec(key)?.[1] ?? 0);
}
