import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths, ADMIN_HOME } from '../../../content/paths/paths';
import { Logo } from '../../../shared/ui/icons';
import { useNoindexHead } from '../../../content/meta/use-page-head';
import { site } from '../../../company/site';
import styles from './AdminLoginPage.module.css';
import { PasswordField, SignInFailure } from '../../../shared/ui/fields/SignInFields';
import { NotAnAdminError } from '../../../shared/failures/failure';
import { takeSignInTarget } from '../../../shared/data/tab-session';
import { useSubmit } from '../../../shared/ui/useSubmit';
import { requestPasswordReset, signIn } from '../../../store/session/session';
import { Field } from '../../../shared/ui/fields/Field';
import {
  ADMIN_LOGIN,
  backToText,
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

/** Admin login: the form, drawn as a cinema ticket. */
export function AdminLoginPage() {
  const [email, setEmail] = useState('');
  const [forgotten, setForgotten] = useState(false);
  useNoindexHead(ADMIN_LOGIN);

  return (
    <div className={styles.page}>
      <div className={styles.ticket}>
        <div className={`strong ${styles.stub}`} aria-hidden="true">
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
              onOther={() => setForgotten(false)}
            />
          ) : (
            <SignInForm email={email} onEmail={setEmail} onOther={() => setForgotten(true)} />
          )}
        </div>
      </div>
      <Link to={paths.home} className={`action soft ${styles.link}`}>
        {backToText(site.name)}
      </Link>
    </div>
  );
}

interface EmailFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Shows the other form. */
  readonly onOther: () => void;
}

/** The sign-in form, which leads to the admin area. */
function SignInForm(props: EmailFormProps) {
  const [password, setPassword] = useState('');
  const navigate = useNavigate();
  const { submit, pending, failure } = useSubmit(async () => {
    try {
      await signIn(props.email.trim(), password);
    } catch (error) {
      if (error instanceof NotAnAdminError) setPassword('');
      throw error;
    }
  });

  return (
    <AccountForm
      {...props}
      label={SIGN_IN}
      pending={pending}
      button={pending ? SIGNING_IN : LOGIN}
      other={FORGOTTEN}
      onSubmit={async () => {
        if (await submit()) await navigate(takeSignInTarget() || ADMIN_HOME, { replace: true });
      }}
    >
      <PasswordField value={password} readOnly={pending} onChange={setPassword} />
      {failure && <SignInFailure error={failure.error} />}
    </AccountForm>
  );
}

/**
 * Requests a mail with a link that resets the password. The response does not reveal whether the
 * account exists.
 */
function PasswordResetForm(props: EmailFormProps) {
  const [sent, setSent] = useState(false);
  const { submit, pending, failure } = useSubmit(requestPasswordReset);

  return (
    <AccountForm
      {...props}
      label={FORGOTTEN_PASSWORD}
      intro={WE_SEND_LINK}
      pending={pending}
      button={pending ? SENDING_LINK : SEND_LINK}
      other={BACK_TO_LOGIN}
      onSubmit={async () => {
        setSent(false);
        if (await submit(props.email.trim())) setSent(true);
      }}
    >
      <p role="status" className={`aside ${styles.sent}`}>
        {sent && LINK_ON_ITS_WAY}
      </p>
      {failure && (
        <p role="alert" className="aside bad">
          {LINK_FAILED}
        </p>
      )}
    </AccountForm>
  );
}

interface AccountFormProps extends EmailFormProps {
  readonly label: string;
  readonly intro?: string;
  readonly pending: boolean;
  readonly onSubmit: () => Promise<void>;
  readonly button: string;
  readonly other: string;
  readonly children: ReactNode;
}

/**
 * A form with the email address of an account, a submit button, and a button that shows the other
 * form.
 */
const AccountForm = ({ email, pending, children, ...form }: AccountFormProps) => (
  <form
    className="stack wide"
    aria-label={form.label}
    aria-busy={pending}
    onSubmit={(event) => {
      event.preventDefault();
      void form.onSubmit();
    }}
  >
    {form.intro && <p className="soft">{form.intro}</p>}
    <Field
      label={EMAIL}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      required
      value={email}
      readOnly={pending}
      onChange={form.onEmail}
    />
    {children}
    <div className="row">
      <button type="submit" className={`button primary ${styles.submit}`} aria-disabled={pending}>
        {form.button}
      </button>
      <button type="button" className={`action ${styles.link}`} onClick={form.onOther}>
        {form.other}
      </button>
    </div>
  </form>
);
