import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ADMIN_HOME } from '../../../content/paths/admin-home';
import { PasswordField } from '../../../shared/ui/fields/PasswordField';
import { SignInFailure } from '../../../shared/ui/fields/SignInFailure';
import { NotAnAdminError } from '../../../shared/role';
import { useSubmit } from '../../../shared/ui/useSubmit';
import { signIn } from '../../../store/session/session';
import styles from './AdminLoginPage.module.css';
import { EmailField } from './EmailField';

interface SignInFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onForgotten: () => void;
}

/** The sign-in form, which leads to the admin area (product 13.1, 13.2). */
export function SignInForm({ email, onEmail, onForgotten }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const { submit, pending, failure } = useSubmit(async () => {
    try {
      await signIn(email.trim(), password);
    } catch (error) {
      if (error instanceof NotAnAdminError) setPassword('');
      throw error;
    }
  });

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await submit()) await navigate(ADMIN_HOME, { replace: true });
  };

  return (
    <form
      className={styles.form}
      aria-label="Sign in"
      aria-busy={pending}
      onSubmit={(event) => void onSubmit(event)}
    >
      <EmailField value={email} readOnly={pending} onChange={onEmail} />
      <PasswordField value={password} readOnly={pending} onChange={setPassword} />
      {failure && <SignInFailure error={failure.error} />}
      <div className={styles.actions}>
        <button type="submit" className={`button ${styles.submit}`} aria-disabled={pending}>
          {pending ? 'Signing in…' : 'Login'}
        </button>
        <button type="button" className={styles.link} onClick={onForgotten}>
          Forgotten your password?
        </button>
      </div>
    </form>
  );
}
