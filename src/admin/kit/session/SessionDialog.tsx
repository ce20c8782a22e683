import { RoleGone } from './RoleGone';
import { SignInAgain } from './SignInAgain';

interface SessionDialogProps {
  readonly email: string;
  readonly roleGone: boolean;
}

/** What is asked over a page with unsaved changes when the session ends (product 13.9, 13.10). */
export const SessionDialog = ({ email, roleGone }: SessionDialogProps) =>
  roleGone ? <RoleGone email={email} /> : <SignInAgain email={email} />;
