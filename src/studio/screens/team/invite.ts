import { paths } from '../../../content/paths/paths';
import {
  accountEmail,
  isAccountEmail,
  NAME_LENGTH,
  type InvitedAccount,
} from '../../../store/team/team';
import type { Question, Confirm } from '../../ui/useConfirm';
import {
  requestAccount,
  sendInvitation,
  giveRole,
  standingOf,
} from '../../../store/team/administrators';
import type { WithPassword } from './PasswordDialog';
import { lengthError } from '../../../shared/text/form-problems';

/** The address at which an invited person signs in. */
export const signInAddress = (): string => window.location.origin + paths.adminLogin;

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** The result of an invitation; `there`: the person is in the team already. */
export interface Invited extends Person {
  readonly outcome: 'mailed' | 'not mailed' | 'there';
}

/**
 * Invites a person: the function makes the account, then the role is given, then the mail is sent. Each
 * step can be repeated, so that whatever breaks off is completed by inviting once more (product 39.4).
 * Resolves with undefined if it was cancelled. Throws what the store throws.
 */
export async function invite(
  person: Person,
  confirm: Confirm,
  withPassword: WithPassword,
): Promise<Invited | undefined> {
  const { name, email } = person;
  const account = await withPassword(() => requestAccount(email, window.location.origin));
  if (!account || !(await isConfirmed(account, email, confirm))) return undefined;
  const given = await withPassword(() => giveRole(account.uid, email, name));
  if (given === undefined) return undefined;
  if (!given) return { ...person, outcome: 'there' };
  try {
    await sendInvitation(email, signInAddress());
    return { ...person, outcome: 'mailed' };
  } catch (error) {
    console.error(error);
    return { ...person, outcome: 'not mailed' };
  }
}

/** Asks before an existing account becomes an administrator's, unless it was one before. */
async function isConfirmed(
  account: InvitedAccount,
  email: string,
  confirm: Confirm,
): Promise<boolean> {
  if (account.kind === 'new' || (await standingOf(account.uid)) !== 'none') return true;
  return confirm(accountQuestion(account, email));
}

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' });
const dayOf = (text: string) => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : days.format(time);
};

function accountQuestion(
  { created, lastSignIn }: Extract<InvitedAccount, { kind: 'known' }>,
  email: string,
): Question {
  const made = dayOf(created);
  const used = dayOf(lastSignIn);
  const facts = [made && `was made on ${made}`, used && `was last used on ${used}`];
  const known = facts.filter(Boolean).join(' and ');
  return {
    title: 'Make this account an administrator?',
    subject: email,
    note: `There is an account with this address already${known && `: it ${known}`}. Go on only if you know that the person has made it: whoever knows its password becomes an administrator at once.`,
    action: 'Make administrator',
    isHarmless: true,
  };
}

/** A typed text in one line, without invisible characters: the rules refuse them. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** The error of a name; undefined if it is valid. */
export const nameError = (name: string): string | undefined =>
  /[\p{L}\p{N}]/u.test(name)
    ? lengthError(name, NAME_LENGTH)
    : 'Please type a name with at least one letter.';

/** The error of an email address; undefined if it is valid. */
export function emailError(text: string): string | undefined {
  const email = accountEmail(text);
  if (!email) return 'Please type the email address of the person.';
  return isAccountEmail(email)
    ? undefined
    : 'An email address looks like anu@example.com: one @, a dot behind it, and no blanks.';
}
