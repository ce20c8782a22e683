import { useState, type SubmitEvent } from 'react';
import { useSubmit } from '../../../shared/ui/useSubmit';
import { requestPasswordReset } from '../../../store/session/session';
import styles from './AdminLoginPage.module.css';
import { EmailField } from './EmailField';

interface PasswordResetFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Requests a password reset link. The response does not reveal whether the account exists. */
export function PasswordResetForm({ email, onEmail, onBack }: PasswordResetFormProps) {
  const [sent, setSent] = useState(false);
  const { submit, pending, failure } = useSubmit(requestPasswordReset);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSent(false);
    if (await submit(email.trim())) setSent(true);
  };

  return (
    <form
      className={styles.form}
      aria-label="Forgotten password"
      aria-busy={pending}
      onSubmit={(event) => void onSubmit(event)}
    >
      <p className={styles.lead}>We send you a link with which you choose a new password.</p>
      <EmailField value={email} readOnly={pending} onChange={onEmail} />
      <p role="status" className={styles.sent}>
        {sent &&
          'If this address has an account, a link is on its way to it. Look into the spam folder too.'}
      </p>
      {failure && (
        <p role="alert" className={styles.failure}>
          The link could not be requested. Check the address and your connection, and try again.
        </p>
      )}
      <div className={styles.actions}>
        <button type="submit" className={`button ${styles.submit}`} aria-disabled={pending}>
          {pending ? 'Sending…' : 'Send link'}
        </button>
        <button type="button" className={styles.link} onClick={onBack}>
          Back to login
        </button>
      </div>
    </form>
  );
}
