import { RoleGone } from './RoleGone';
import { SignInAgain } from './SignInAgain';

interface SessionDialogProps {
  readonly email: string;
  readonly other: string;
  readonly roleGone: boolean;
}

/**
 * What is asked over a page with unsaved changes when the session ends (product 13.9, 13.10), and over
 * any page when it becomes that of somebody else (product 13.12).
 */
export const SessionDialog = ({ email, other, roleGone }: SessionDialogProps) =>
  roleGone && !other ? <RoleGone email={email} /> : <SignInAgain email={email} other={other} />;
