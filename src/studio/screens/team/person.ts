import { accountEmail, isAccountEmail, NAME_LENGTH } from '../../../store/team/team';
import { lengthError } from '../../../shared/text/length-error';

/** A typed text in one line, without characters that cannot be seen: the rules take none. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** What is wrong with a name; undefined if nothing is. */
export const nameError = (name: string): string | undefined =>
  /[\p{L}\p{N}]/u.test(name)
    ? lengthError(name, NAME_LENGTH)
    : 'Please type a name with at least one letter.';

/** What is wrong with an email address; undefined if nothing is. */
export function emailError(text: string): string | undefined {
  const email = accountEmail(text);
  if (!email) return 'Please type the email address of the person.';
  return isAccountEmail(email)
    ? undefined
    : 'An email address looks like anu@example.com: one @, a dot behind it, and no blanks.';
}
