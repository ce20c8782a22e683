import { type InvitedAccount } from '../../../store/team/team';
import type { Question, Confirm } from '../../ui/useConfirm';
import { requestAccount, sendInvitation } from '../../../store/team/invitation';
import { giveRole, standingOf } from '../../../store/team/administrators';
import { signInAddress } from './SendMail';
import type { WithPassword } from './usePassword';

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** What became of an invitation: `there` has been in the team before. */
export interface Invited extends Person {
  readonly outcome: 'mailed' | 'not mailed' | 'there';
}

/**
 * Invites a person: the function makes the account, then the role is given, then the mail is sent. Each
 * step can be repeated, so that whatever breaks off is completed by inviting once more (product 39.4).
 * Resolves with undefined if it was called off. Throws what the services throw.
 */
export async function invite(
  person: Person,
  confirm: Confirm,
  withPassword: WithPassword,
): Promise<Invited | undefined> {
  const { name, email } = person;
  const account = await withPassword(() => requestAccount(email, window.location.origin));
  if (!account || !(await isMeant(account, email, confirm))) return undefined;
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

/** An account that was there is asked about, unless it has been an administrator's. */
async function isMeant(account: InvitedAccount, email: string, confirm: Confirm): Promise<boolean> {
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
    thing: email,
    note: `There is an account with this address already${known && `: it ${known}`}. Go on only if you know that the person has made it: whoever knows its password becomes an administrator at once.`,
    action: 'Make administrator',
    isHarmless: true,
  };
}
