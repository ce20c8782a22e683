import { tooLongError, EMAIL_WITH_BLANKS, NO_EMAIL_ADDRESS, WITH_HIDDEN } from '../words/forms';

/** Returns the error of a trimmed text that exceeds its limit; undefined if it fits. */
export function lengthError(text: string, limit: number): string | undefined {
  const excess = text.length - limit;
  return excess > 0 ? tooLongError(excess, limit) : undefined;
}

/**
 * Returns the error of an email address; undefined if it is valid. The condition is the same as in
 * firestore.rules: one @ with visible text on both sides.
 */
export function emailProblem(email: string): string | undefined {
  if (/\s/.test(email)) return EMAIL_WITH_BLANKS;
  if (/\p{Cf}/u.test(email)) return WITH_HIDDEN;
  if (/^[^@]+@[^@]+$/.test(email)) return undefined;
  return NO_EMAIL_ADDRESS;
}
