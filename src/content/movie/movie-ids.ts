import { isMovieAddress } from '../values/movie-address';
import { tidyId } from '../../shared/data/routing';

/** An id that Firestore has made. */
const MADE = /^(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9]{20}$/;

/**
 * The ids that may be meant by one that no movie has, the likeliest first: without what follows it, and an
 * address in small letters.
 */
export function otherIds(id: string): readonly string[] {
  const tidied = tidyId(id);
  const small = tidied.toLowerCase();
  const isAddress = isMovieAddress(small) && !MADE.test(tidied);
  return [tidied, ...(isAddress ? [small] : [])].filter((other) => other && other !== id);
}
