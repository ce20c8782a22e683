import { tooLong, EMAIL_WITH_BLANKS, NO_EMAIL_ADDRESS, WITH_HIDDEN } from '../words/forms';

/** Returns the validation message for a trimmed text above its limit; undefined if it fits. */
export function lengthError(text: string, limit: number): string | undefined {
  const excess = text.length - limit;
  return excess > 0 ? tooLong(excess, limit) : undefined;
}

/**
 * Returns the problem of an email address; undefined if it has none. The same condition as in
 * firestore.rules: one @ with text on both sides, all of which can be seen.
 */
export function emailProblem(email: string): string | undefined {
  if (/\s/.test(email)) return EMAIL_WITH_BLANKS;
  if (/\p{Cf}/u.test(email)) return WITH_HIDDEN;
  if (/^[^@]+@[^@]+$/.test(email)) return undefined;
  return NO_EMAIL_ADDRESS;
}
