import type { Whereabouts } from '../../domain/entries/conflict';
import type { Published } from '../../domain/entries/unpublished';
import { idIn } from '../../domain/entries/entry';
import { referenceOf } from '../../firebase/converters/unpublished';
import { isInTrash } from '../trash/trash';
import { getUnpublished } from './unpublished-admin';

/**
 * Returns what became of an entry, published or not, that is not where it was read. Throws
 * FirestoreError or TimeoutError.
 */
export async function whereaboutsOf(entry: Published): Promise<Whereabouts> {
  const reference = referenceOf(entry);
  const { id, kind } = reference;
  const [draft, ...inTrash] = await Promise.all([
    getUnpublished(id),
    isInTrash('unpublished', id),
    kind !== 'banner' && isInTrash(kind, idIn(reference)),
  ]);
  if (draft) return 'unpublished';
  return inTrash.includes(true) ? 'in the trash' : 'deleted';
}
