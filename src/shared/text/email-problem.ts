/** What is said of a text in which somebody has pasted more than can be seen. */
export const WITH_HIDDEN =
  'Please type this again: it has a tab, a line break or an invisible character in it.';

/**
 * What is wrong with an email address; undefined if nothing is. The same condition as in firestore.rules:
 * one @ with text on both sides, all of which can be seen (product 9.2).
 */
export function emailProblem(email: string): string | undefined {
  if (/\s/.test(email)) return 'An email address has no blanks in it.';
  if (/\p{Cf}/u.test(email)) return WITH_HIDDEN;
  if (/^[^@]+@[^@]+$/.test(email)) return undefined;
  return 'An email address has one @ with something on either side, as in anu@example.com.';
}
