import { useId } from 'react';
import { languageOf } from '../../../shared/text/text';
import type { Administrator } from '../../../store/team/team';
import { sessionEmail } from '../../../store/session/session';
import { ownUid, takeRole, sendInvitation } from '../../../store/team/administrators';
import { notify } from '../../ui/notify';
import { Time } from '../../ui/text';
import { useConfirm } from '../../ui/useConfirm';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import styles from './TeamPage.module.css';
import type { WithPassword } from './PasswordDialog';
import { signInAddress } from './invite';

interface MemberProps {
  readonly member: Administrator;
  readonly withPassword: WithPassword;
  readonly onRemoved: () => void;
}

/** An administrator; the others can be removed (product 39.1, 39.5). */
export function Member({ member, withPassword, onRemoved }: MemberProps) {
  const { uid, name, by, since } = member;
  const id = useId();
  const isSelf = uid === ownUid();
  const confirm = useConfirm();
  const email = member.email ?? (isSelf ? sessionEmail() : undefined);
  const label = name ?? email ?? 'Without a name';
  const { submit, pending } = useAdminSubmit(
    async () => {
      const change = () => takeRole(uid).then(() => true);
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
      <h2 id={id} lang={languageOf(label)} dir="auto">
        {label}
      </h2>
      {isSelf && <p className="note accent strong">You</p>}
      {name && email && <p>{email}</p>}
      {!email && <p>Account {uid}. The address appears when this person has signed in.</p>}
      {(since ?? by) && (
        <p className={`note ${styles.facts}`}>
          {since ? 'Since ' : 'Invited'}
          {since && <Time at={since} />}
          {by && `${since ? ', invited' : ''} by ${by}`}
        </p>
      )}
      {!isSelf && (
        <div className="actions">
          {email && <SendMail email={email} describedBy={id} />}
          <button
            type="button"
            className="action"
            aria-disabled={pending}
            aria-describedby={id}
            onClick={() => void remove()}
          >
            Remove
          </button>
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

/** Sends the mail with the link for choosing a password again (product 39.6). */
export function SendMail({ email, describedBy }: SendMailProps) {
  const { submit, pending } = useAdminSubmit(() => sendInvitation(email, signInAddress()), {
    done: `A mail to choose a password is on its way to ${email}.`,
    failed: 'The mail could not be sent.',
  });
  return (
    <button
      type="button"
      className="action"
      aria-disabled={pending}
      aria-describedby={describedBy}
      onClick={() => void submit()}
    >
      Send the mail again
    </button>
  );
}
