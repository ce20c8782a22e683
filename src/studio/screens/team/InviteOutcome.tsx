import { inviteCommand, mailSender } from '../../../store/team/invitation';
import type { Invited } from './invite';
import { SendMail, signInAddress } from './SendMail';
import styles from './TeamPage.module.css';

/** What became of an invitation, and what comes next. */
export function InviteOutcome({
  invited: { name, email, outcome },
}: {
  readonly invited: Invited;
}) {
  const who = name || email;
  if (outcome === 'there') {
    return (
      <div className={styles.outcome} role="status">
        <p>{who} is in the team already. Nothing was changed.</p>
      </div>
    );
  }
  return (
    <div className={styles.outcome} role="status">
      <p>
        <strong>{who} is in the team now.</strong>{' '}
        {outcome === 'mailed'
          ? `A mail is on its way to ${email}.`
          : `But the mail to ${email} could not be sent.`}
      </p>
      {outcome === 'mailed' ? (
        <>
          <p>
            Tell {name || 'the person'}: the mail comes from {mailSender()} and is about a new
            password. Its link is good for an hour. By it one chooses a password, and then signs in
            at {signInAddress()}.
          </p>
          <p>If no mail comes, look among the spam. It can be sent again above.</p>
        </>
      ) : (
        <p>
          <SendMail email={email} />
        </p>
      )}
    </div>
  );
}

/** What to do where the function is not published, as on a plan without functions (product 39.8). */
export const NotDeployed = ({ email }: { readonly email: string }) => (
  <div className={styles.outcome} role="status">
    <p>
      This site cannot make accounts by itself: the part that does it was not published. Ask whoever
      set up the site to run this command in its folder, and to send {email} the link that it
      prints:
    </p>
    <code className={styles.command}>{inviteCommand(email)}</code>
    <p>The person is in this list then. Removing works here in any case.</p>
  </div>
);
