import { MESSAGES } from '../domain/messages';
import { NotAnAdminError } from '../domain/role';
import styles from './SignInFailure.module.css';

/** The error of a failed sign-in: the same for every cause but a missing role (product 13.3, 13.4). */
export const SignInFailure = ({ error }: { readonly error: unknown }) => (
  <p className={styles.failure} role="alert">
    {error instanceof NotAnAdminError ? MESSAGES.notAnAdmin : MESSAGES.signInFailed}
  </p>
);
