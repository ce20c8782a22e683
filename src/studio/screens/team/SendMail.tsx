import { paths } from '../../../content/paths/paths';
import { sendInvitation } from '../../../store/team/invitation';
import actions from '../../entries/CardActions.module.css';
import { useAdminSubmit } from '../../session/useAdminSubmit';

/** Where somebody who is invited signs in. */
export const signInAddress = (): string => window.location.origin + paths.adminLogin;

interface SendMailProps {
  readonly email: string;
  /** The id of what names the person. */
  readonly describedBy?: string;
}

/** Sends the mail by which somebody chooses a password once more (product 39.6). */
export function SendMail({ email, describedBy }: SendMailProps) {
  const { submit, pending } = useAdminSubmit(() => sendInvitation(email, signInAddress()), {
    done: `A mail to choose a password is on its way to ${email}.`,
    failed: 'The mail could not be sent.',
  });
  return (
    <button
      type="button"
      className={actions.action}
      aria-disabled={pending}
      aria-describedby={describedBy}
      onClick={() => void submit()}
    >
      Send the mail again
    </button>
  );
}
