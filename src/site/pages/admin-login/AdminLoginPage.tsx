import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths, ADMIN_HOME } from '../../../content/paths/paths';
import { Logo } from '../../../shared/ui/icons';
import { usePageTitle } from '../../../content/meta/page-title';
import { site } from '../../../company/site';
import styles from './AdminLoginPage.module.css';
import { PasswordField, SignInFailure } from '../../../shared/ui/fields/SignInFields';
import { NotAnAdminError } from '../../../shared/failures/failure';
import { useSubmit } from '../../../shared/ui/useSubmit';
import { requestPasswordReset, signIn } from '../../../store/session/session';
import { Field } from '../../../shared/ui/fields/Field';
import {
  ADMIN_LOGIN,
  backTo,
  BACK_TO_LOGIN,
  CREW_ONLY,
  EMAIL,
  FORGOTTEN,
  FORGOTTEN_PASSWORD,
  LINK_FAILED,
  LINK_ON_ITS_WAY,
  LOGIN,
  SEND_LINK,
  SENDING_LINK,
  SIGN_IN,
  SIGNING_IN,
  WE_SEND_LINK,
} from '../../../shared/words/forms';

/** Admin login (product 13.1): the form, drawn as a cinema ticket. */
export function AdminLoginPage() {
  const [email, setEmail] = useState('');
  const [forgotten, setForgotten] = useState(false);
  usePageTitle(ADMIN_LOGIN);

  return (
    <div className={styles.page}>
      <div className={styles.ticket}>
        <div className={styles.stub} aria-hidden="true">
          <Logo />
          <p className={`display small-title ${styles.admit}`}>{CREW_ONLY}</p>
          <p>{site.name}</p>
        </div>
        <div className={styles.main}>
          <h1>{ADMIN_LOGIN}</h1>
          {forgotten ? (
            <PasswordResetForm
              email={email}
              onEmail={setEmail}
              onBack={() => setForgotten(false)}
            />
          ) : (
            <SignInForm email={email} onEmail={setEmail} onForgotten={() => setForgotten(true)} />
          )}
        </div>
      </div>
      <Link to={paths.home} className={`action soft ${styles.link}`}>
        {backTo(site.name)}
      </Link>
    </div>
  );
}

interface SignInFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onForgotten: () => void;
}

/** The sign-in form, which leads to the admin area (product 13.1, 13.2). */
function SignInForm({ email, onEmail, onForgotten }: SignInFormProps) {
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
      className="stack wide"
      aria-label={SIGN_IN}
      aria-busy={pending}
      onSubmit={(event) => void onSubmit(event)}
    >
      <EmailField value={email} readOnly={pending} onChange={onEmail} />
      <PasswordField value={password} readOnly={pending} onChange={setPassword} />
      {failure && <SignInFailure error={failure.error} />}
      <div className={`row ${styles.actions}`}>
        <button type="submit" className={`button primary ${styles.submit}`} aria-disabled={pending}>
          {pending ? SIGNING_IN : LOGIN}
        </button>
        <button type="button" className={`action ${styles.link}`} onClick={onForgotten}>
          {FORGOTTEN}
        </button>
      </div>
    </form>
  );
}

interface PasswordResetFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Requests a password reset link. The response does not reveal whether the account exists. */
function PasswordResetForm({ email, onEmail, onBack }: PasswordResetFormProps) {
  const [sent, setSent] = useState(false);
  const { submit, pending, failure } = useSubmit(requestPasswordReset);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSent(false);
    if (await submit(email.trim())) setSent(true);
  };

  return (
    <form
      className="stack wide"
      aria-label={FORGOTTEN_PASSWORD}
      aria-busy={pending}
      onSubmit={(event) => void onSubmit(event)}
    >
      <p className="soft">{WE_SEND_LINK}</p>
      <EmailField value={email} readOnly={pending} onChange={onEmail} />
      <p role="status" className={`aside ${styles.sent}`}>
        {sent && LINK_ON_ITS_WAY}
      </p>
      {failure && (
        <p role="alert" className="aside bad">
          {LINK_FAILED}
        </p>
      )}
      <div className={`row ${styles.actions}`}>
        <button type="submit" className={`button primary ${styles.submit}`} aria-disabled={pending}>
          {pending ? SENDING_LINK : SEND_LINK}
        </button>
        <button type="button" className={`action ${styles.link}`} onClick={onBack}>
          {BACK_TO_LOGIN}
        </button>
      </div>
    </form>
  );
}

interface EmailFieldProps {
  readonly value: string;
  readonly readOnly: boolean;
  readonly onChange: (email: string) => void;
}

/** The email address of an account. */
const EmailField = (props: EmailFieldProps) => (
  <Field
    label={EMAIL}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    required
    {...props}
  />
);
