import { vi } from 'vitest';
import type { Trashed } from '../../src/store/documents/trash';
import { restore } from '../../src/store/write/trash';

const restorers = new Map<string, () => void>();

/** What a mocked deletion returns; the mocked `restore` of it calls `putBack`. */
export function inMockedTrash(id: string, putBack: () => void): Trashed {
  restorers.set(id, putBack);
  vi.mocked(restore).mockImplementation(async (deleted) => restorers.get(deleted.id)?.());
  return { id, path: 'any/path' };
}
