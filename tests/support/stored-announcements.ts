import { vi } from 'vitest';
import type { Announcement } from '../../src/content/announcement/announcement';
import { listAnnouncements } from '../../src/store/read/lists';
import { store, stored } from './stored-entries';

/** These announcements are stored; the mocked services read and change them. */
export function storedAnnouncements(...announcements: readonly Announcement[]): void {
  store('announcement', announcements);
  vi.mocked(listAnnouncements).mockImplementation(async () => stored('announcement'));
}
