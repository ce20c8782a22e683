import { isMovieAddress } from '../values/movie-address';
import { tidyId } from '../../shared/data/routing';

/** An id that Firestore generates. */
const MADE = /^(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9]{20}$/;

/**
 * Returns the ids that an unknown id may be a misspelling of, most likely first: without trailing
 * characters, and in lower case for an address.
 */
export function otherIds(id: string): readonly string[] {
  const tidied = tidyId(id);
  const small = tidied.toLowerCase();
  const isAddress = isMovieAddress(small) && !MADE.test(tidied);
  return [tidied, ...(isAddress ? [small] : [])].filter((other) => other && other !== id);
}
