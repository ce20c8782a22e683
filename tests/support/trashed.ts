import type { Trashed } from '../../src/store/documents/trash';
import type { openDatabase } from './database';

/** Returns what is needed to restore the entry that is being deleted. */
export async function trashed(deletion: Promise<Trashed | undefined>): Promise<Trashed> {
  const deleted = await deletion;
  if (!deleted) throw new Error('It is not in the trash');
  return deleted;
}

/** Returns a document of the trash. */
export const inTrash = (path: string, deleted: Date, entry: object = {}, fields: object = {}) => ({
  path,
  entry,
  by: 'devi@example.com',
  deleted,
  ...fields,
});

export const idsInTrash = async ({ database }: Pick<ReturnType<typeof openDatabase>, 'database'>) =>
  (await database.collection('trash').get()).docs.map(({ id }) => id).toSorted();
