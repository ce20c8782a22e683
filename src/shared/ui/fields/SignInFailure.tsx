import { NotAnAdminError } from '../../role';
import { INVALID_CREDENTIALS, NOT_AUTHORIZED } from '../../words/sign-in';

interface SignInFailureProps {
  readonly error: unknown;
  /** Replaces what is said of other causes than a missing role. */
  readonly hint?: string;
}

/** The error of a failed sign-in: the same for every cause but a missing role (product 13.3, 13.4). */
export const SignInFailure = ({ error, hint }: SignInFailureProps) => (
  <p className="notice bad alarm" role="alert">
    {error instanceof NotAnAdminError ? NOT_AUTHORIZED : hint || INVALID_CREDENTIALS}
  </p>
);
