import { useId } from 'react';
import { languageOf } from '../../../shared/text/text';
import {
  accountEmail,
  isAccountEmail,
  NAME_LENGTH,
  type Administrator,
  type InvitedAccount,
} from '../../../store/team/team';
import { sessionEmail } from '../../../store/session/session';
import {
  ownUid,
  revokeRole,
  sendInvitation,
  grantRole,
  roleStatusOf,
  requestAccount,
} from '../../../store/team/administrators';
import { notify } from '../../ui/notify';
import { Time } from '../../ui/text';
import { useConfirm, type Question, type Confirm } from '../../ui/useConfirm';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import type { WithPassword } from './PasswordDialog';
import { paths } from '../../../content/paths/paths';
import { lengthError } from '../../../shared/text/form-problems';
import styles from './TeamPage.module.css';
import { Action } from '../../ui/parts';

interface MemberProps {
  readonly member: Administrator;
  /** The name of the inviting administrator or, if it is unknown, the email address. */
  readonly inviter: string | undefined;
  readonly withPassword: WithPassword;
  readonly onRemoved: () => void;
}

/** An administrator; all except the user can be removed. */
export function Member({ member, inviter, withPassword, onRemoved }: MemberProps) {
  const { uid, name, since } = member;
  const id = useId();
  const isSelf = uid === ownUid();
  const confirm = useConfirm();
  const email = member.email ?? (isSelf ? sessionEmail() : undefined);
  const label = name ?? email ?? 'Without a name';
  const { submit, pending } = useAdminSubmit(
    async () => {
      const change = () => revokeRole(uid).then(() => true);
      if (!(await withPassword(change))) return;
      onRemoved();
      notify.success(`${label} is no longer in the team.`);
    },
    { failed: `${label} was not removed.` },
  );

  const remove = async () => {
    const question = {
      title: 'Remove from the team?',
      subject: label,
      note: 'From this moment on this person can see and change nothing here, also on a page that is open. What they have written stays. You can invite them again.',
      action: 'Remove',
    };
    if (await confirm(question)) await submit();
  };

  return (
    <article className={`stack ${styles.member}`} aria-labelledby={id}>
      <h2 id={id} className="entry-title" lang={languageOf(label)} dir="auto">
        {label}
      </h2>
      {isSelf && <p className="note accent strong">You</p>}
      {name && email && <p>{email}</p>}
      {!email && <p>Account {uid}. The address appears when this person has signed in.</p>}
      {(since ?? inviter) && (
        <p className={`note ${styles.facts}`}>
          {since ? 'Since ' : 'Invited'}
          {since && <Time at={since} />}
          {inviter && (
            <>
              {since && ', invited'} by <bdi>{inviter}</bdi>
            </>
          )}
        </p>
      )}
      {!isSelf && (
        <div className="row thin actions">
          {email && <SendMail email={email} describedBy={id} />}
          <Action pending={pending} aria-describedby={id} onClick={() => void remove()}>
            Remove
          </Action>
        </div>
      )}
    </article>
  );
}

interface SendMailProps {
  readonly email: string;
  /** The id of the element with the person's name. */
  readonly describedBy?: string;
}

/** Sends the mail with the link to choose a password again. */
export function SendMail({ email, describedBy }: SendMailProps) {
  const { submit, pending } = useAdminSubmit(() => sendInvitation(email, signInAddress()), {
    done: `A mail to choose a password is on its way to ${email}.`,
    failed: 'The mail could not be sent.',
  });
  return (
    <Action pending={pending} aria-describedby={describedBy} onClick={() => void submit()}>
      Send the mail again
    </Action>
  );
}

/** The address at which an invited person signs in. */
export const signInAddress = (): string => window.location.origin + paths.adminLogin;

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** The outcome of an invitation; 'there': the person is already in the team. */
export interface Invited extends Person {
  readonly outcome: 'mailed' | 'not mailed' | 'there';
}

/**
 * Invites a person: the function creates the account, the role is assigned, and the mail is sent,
 * each step repeatable, so that inviting again completes an interrupted invitation. Resolves with
 * undefined if it was canceled. Throws the errors of the store.
 */
export async function invite(
  person: Person,
  confirm: Confirm,
  withPassword: WithPassword,
): Promise<Invited | undefined> {
  const { name, email } = person;
  const account = await withPassword(() => requestAccount(email, window.location.origin));
  if (!account || !(await isConfirmed(account, email, confirm))) return undefined;
  const given = await withPassword(() => grantRole(account.uid, email, name));
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

/**
 * Asks before an existing account becomes an administrator, unless it has been an administrator
 * before.
 */
async function isConfirmed(
  account: InvitedAccount,
  email: string,
  confirm: Confirm,
): Promise<boolean> {
  if (account.kind === 'new' || (await roleStatusOf(account.uid)) !== 'none') return true;
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
