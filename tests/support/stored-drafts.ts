import { vi } from 'vitest';
import { endOf, startOf, type Unpublished } from '../../src/store/documents/unpublished';
import { publish } from '../../src/store/write/publishing';
import { releaseDue } from '../../src/store/write/release-due';
import { deleteUnpublished } from '../../src/store/write/trash';
import { listUnpublished, reschedule } from '../../src/store/write/unpublished';
import { inMockedTrash } from './mocked-trash';

let stored: readonly Unpublished[] = [];

const remove = ({ id }: Pick<Unpublished, 'id'>) => {
  stored = stored.filter((entry) => entry.id !== id);
};

/** These entries are not published; the mocked services read and change them. */
export function storedDrafts(...drafts: readonly Unpublished[]): void {
  stored = drafts;
  vi.mocked(listUnpublished).mockImplementation(async () => stored);
  vi.mocked(releaseDue).mockResolvedValue(0);
  vi.mocked(publish).mockImplementation(async (entry) => {
    remove(entry);
    return entry.id.slice(entry.kind.length + 1);
  });
  vi.mocked(reschedule).mockImplementation(async (entry, publication = 'draft') => {
    const { publishAt: _before, until: _end, ...rest } = entry;
    const [start, until] = [startOf(publication), endOf(publication)];
    const publishAt = start === 'now' ? new Date() : start;
    remove(entry);
    stored = [...stored, { ...rest, ...(publishAt instanceof Date && { publishAt, until }) }];
  });
  vi.mocked(deleteUnpublished).mockImplementation(async (deleted) => {
    const before = stored;
    remove(deleted);
    return inMockedTrash(`unpublished:${deleted.id}`, () => {
      stored = before;
    });
  });
}
