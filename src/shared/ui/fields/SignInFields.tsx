import { useState } from 'react';
import { Field } from './Field';
import styles from './Field.module.css';
import {
  HIDE,
  INVALID_CREDENTIALS,
  NOT_AUTHORIZED,
  PASSWORD,
  SESSION_NOT_KEPT,
  SHOW,
} from '../../words/forms';
import { NotAnAdminError, SessionNotKeptError } from '../../failures/failure';

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly readOnly?: boolean;
  readonly label?: string;
  readonly name?: string;
  readonly hint?: string;
  readonly autoComplete?: 'current-password' | 'new-password';
}

/** A password field with a button that reveals the password. */
export function PasswordField({ label = PASSWORD, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field
        name="password"
        autoComplete="current-password"
        {...props}
        label={label}
        type={shown ? 'text' : 'password'}
        required
      />
      <button
        type="button"
        className={`action ${styles.show}`}
        onClick={() => setShown((was) => !was)}
      >
        {shown ? HIDE : SHOW} <span className="visually-hidden">{label.toLowerCase()}</span>
      </button>
    </div>
  );
}

/**
 * A field with the account's address for password managers, which ignore hidden inputs. Users read
 * the address next to the field.
 */
export const UsernameField = ({ email }: { readonly email: string }) => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    className="visually-hidden"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);

interface SignInFailureProps {
  readonly error: unknown;
  /** The message for all causes except a missing role. */
  readonly hint?: string;
}

/**
 * The error message of a failed sign-in, which is the same for every cause except a missing role
 * and a browser that cannot store the session.
 */
export const SignInFailure = ({ error, hint }: SignInFailureProps) => (
  <p className="notice bad alarm" role="alert">
    {messageOf(error) || hint || INVALID_CREDENTIALS}
  </p>
);

function messageOf(error: unknown): string {
  if (error instanceof NotAnAdminError) return NOT_AUTHORIZED;
  return error instanceof SessionNotKeptError ? SESSION_NOT_KEPT : '';
}
