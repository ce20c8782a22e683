import { MESSAGES } from '../domain/messages';
import { NotAnAdminError } from '../domain/role';
import styles from './SignInFailure.module.css';

/** Why signing in failed, in the words of SPEC §8: whatever the cause, unless it is the role. */
export const SignInFailure = ({ error }: { readonly error: unknown }) => (
  <p className={styles.failure} role="alert">
    {error instanceof NotAnAdminError ? MESSAGES.notAnAdmin : MESSAGES.signInFailed}
  </p>
);
