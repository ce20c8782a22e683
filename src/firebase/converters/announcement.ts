import type { Announcement, AnnouncementFields } from '../../domain/entries/announcement';
import {
  asDocumentId,
  asRecord,
  asRequiredText,
  asText,
  field,
  pictureField,
  readFields,
  withoutUndefined,
  writeFields,
  type Codecs,
} from './fields';

const FIELDS: Codecs<AnnouncementFields> = {
  title: field('title', asRequiredText),
  subtitle: field('subtitle', asText),
  description: field('description', asRequiredText),
  picture: pictureField('img'),
  movieId: field('movie', asDocumentId),
};

/** All entries of the one announcements document, newest first (product 6.1, 11.1). */
export function announcementsFromDocument(data: unknown): readonly Announcement[] {
  return Object.entries(asRecord(data))
    .map(([key, item]) => announcementFromField(key, item))
    .toSorted((a, b) => addedAt(b.key) - addedAt(a.key));
}

/** The entry that is stored under that key. */
export const announcementFromField = (key: string, item: unknown): Announcement =>
  withoutUndefined<Announcement>({ key, ...readFields(FIELDS, item) });

/** The entry that is written for an announcement. */
export const announcementField = (announcement: Partial<AnnouncementFields>) =>
  writeFields(FIELDS, announcement);

/** Milliseconds in the key; entries with another key count as the oldest. */
function addedAt(key: string): number {
  return Number(/^item_(\d+)$/.exec(key)?.[1] ?? 0);
}
