import type { MissingState } from '../documents/conflict';
import type { EntryKind, IdentityOf } from '../../content/entry';
import { draftRefOf, locationOf } from '../documents/kinds';
import { isInTrash } from './trash';
import { draftAt } from '../documents/locations';
import { getUnpublished } from './unpublished';

/**
 * Returns why an entry is no longer at its location: it is a draft, in the trash or deleted. Throws
 * FirestoreError or TimeoutError.
 */
export async function findMissingState<Kind extends EntryKind>(
  kind: Kind,
  entry: IdentityOf<Kind>,
): Promise<MissingState> {
  const ref = draftRefOf(kind, entry);
  const [draft, ...inTrash] = await Promise.all([
    getUnpublished(ref.id),
    isInTrash(draftAt(ref)),
    isInTrash(locationOf(kind, entry)),
  ]);
  if (draft) return 'unpublished';
  return inTrash.includes(true) ? 'in the trash' : 'deleted';
}
