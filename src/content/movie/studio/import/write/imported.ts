import { adminPaths, editMoviePath } from '../../../../paths/admin-paths';
import type { Movie } from '../../../movie';
import { editEntry } from '../../../../../store/write/edit-entry';
import { deleteEntry, deleteUnpublished } from '../../../../../store/write/trash';
import type { Imported } from '../../imported/last-import';

/**
 * Moves a new movie to the trash, and gives an updated one what it had before (product 26.19). Throws
 * EditConflictError if somebody has changed the same fields since, and as `editEntry` and `deleteEntry`.
 */
export async function takeBack(done: Imported): Promise<void> {
  if (done.was === 'published') await deleteEntry('movie', done.movie);
  else if (done.was === 'saved as a draft') await deleteUnpublished(done);
  else await editEntry('movie', { ...identityOf(done.before), ...done.after }, done.before);
}

const identityOf = ({ id, collection, publishedAt }: Movie) => ({
  id,
  collection,
  ...(publishedAt && { publishedAt }),
});

/** The path of the form of what was imported. */
export function linkTo(imported: Imported): string {
  if (imported.was === 'saved as a draft') return adminPaths.comingEntry(imported.id);
  return editMoviePath((imported.was === 'published' ? imported.movie : imported.before).id);
}
