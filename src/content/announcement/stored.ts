import { asRecord } from '../../domain/fields/stored-values';
import { readEntry } from '../base/convert';
import { announcementKind, type Announcement } from './announcement';

/** Returns all entries of the one announcements document, newest first (product 6.1, 11.1). */
export function announcementsIn(data: unknown): readonly Announcement[] {
  return Object.entries(asRecord(data))
    .map(([key, item]) => readEntry(announcementKind, key, announcementKind.place.path, item))
    .toSorted((a, b) => addedAt(b.key) - addedAt(a.key));
}

/** Milliseconds in the key; entries with another key count as the oldest. */
function addedAt(key: string): number {
  return Number(/^item_(\d+)$/.exec(key)?.[1] ?? 0);
}
