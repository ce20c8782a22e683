import { EMAIL_WITH_BLANKS, NO_EMAIL_ADDRESS, WITH_HIDDEN } from '../words/fields';

/**
 * What is wrong with an email address; undefined if nothing is. The same condition as in firestore.rules:
 * one @ with text on both sides, all of which can be seen (product 9.2).
 */
export function emailProblem(email: string): string | undefined {
  if (/\s/.test(email)) return EMAIL_WITH_BLANKS;
  if (/\p{Cf}/u.test(email)) return WITH_HIDDEN;
  if (/^[^@]+@[^@]+$/.test(email)) return undefined;
  return NO_EMAIL_ADDRESS;
}
