import { describeKind } from '../documents/kinds';
import { idIn, type EntryRef } from '../../content/entry';
import { errorCode } from '../../shared/failures/failure';
import { AddressTakenError } from '../../content/movie/movie-address';

/**
 * Throws AddressTakenError for a refusal that is one because of the address, or else the error. Throws
 * FirestoreError or TimeoutError if that cannot be found out.
 */
export async function throwRefusal(
  error: unknown,
  ref: Pick<EntryRef, 'id' | 'kind'>,
  { withDrafts = false } = {},
): Promise<never> {
  if (
    errorCode(error) !== 'permission-denied' ||
    describeKind(ref.kind).place.type !== 'collections'
  )
    throw error;
  const { takenAddresses } = await import('./movie-addresses');
  const taken = await takenAddresses([idIn(ref)], { withDrafts });
  throw taken.has(idIn(ref)) ? new AddressTakenError() : error;
}
