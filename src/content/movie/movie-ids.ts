import { tidyId } from '../../shared/data/routing';

/** Whether a text can be the address of a new movie, as firestore.rules accept it (product 5.15). */
export const isMovieAddress = (text: string): boolean =>
  /^[a-z0-9][a-z0-9-]{1,78}[a-z0-9]$/.test(text);

/** An id that Firestore has made. */
const MADE = /^(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9]{20}$/;

/**
 * The ids that may be meant by one that no movie has, the likeliest first (product 2.15): without what
 * follows it, and an address in small letters.
 */
export function otherIds(id: string): readonly string[] {
  const tidied = tidyId(id);
  const small = tidied.toLowerCase();
  const isAddress = isMovieAddress(small) && !MADE.test(tidied);
  return [tidied, ...(isAddress ? [small] : [])].filter((other) => other && other !== id);
}
