import type { Trashed } from '../../src/store/documents/trash';

/** Returns what restores the entry that is being deleted. */
export async function trashed(deletion: Promise<Trashed | undefined>): Promise<Trashed> {
  const deleted = await deletion;
  if (!deleted) throw new Error('It is not in the trash');
  return deleted;
}
