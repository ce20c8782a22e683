import { vi } from 'vitest';
import type { Announcement } from '../../src/domain/entries/announcement';
import { EntryNotFoundError } from '../../src/domain/entries/conflict';
import { listAnnouncements } from '../../src/services/entries/announcements';
import {
  addAnnouncement,
  deleteAnnouncement,
  updateAnnouncement,
} from '../../src/services/admin/announcements-admin';
import { inMockedTrash } from './mocked-trash';

/** These announcements are stored; the mocked services read and change them. */
export function storedAnnouncements(...announcements: readonly Announcement[]): void {
  let stored = announcements;
  vi.mocked(listAnnouncements).mockImplementation(async () => stored);
  vi.mocked(addAnnouncement).mockImplementation(async (_draft, fields) => {
    const key = `item_${1_800_000_000_000 + stored.length}`;
    stored = [{ key, ...fields }, ...stored];
    return key;
  });
  vi.mocked(updateAnnouncement).mockImplementation(async ({ key }, fields) => {
    if (stored.every((entry) => entry.key !== key)) throw new EntryNotFoundError();
    stored = stored.map((entry) => (entry.key === key ? { key, ...fields } : entry));
  });
  vi.mocked(deleteAnnouncement).mockImplementation(async ({ key }) => {
    const at = stored.findIndex((entry) => entry.key === key);
    const deleted = stored.slice(at, at + 1);
    stored = stored.toSpliced(at, 1);
    return inMockedTrash(`announcement:${key}`, () => {
      stored = stored.toSpliced(at, 0, ...deleted);
    });
  });
}
