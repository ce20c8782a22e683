import { useState, type SubmitEvent } from 'react';
import { Modal } from '../../../components/overlays/Modal';
import { PasswordField } from '../../../components/fields/PasswordField';
import { SignInFailure } from '../../../components/fields/SignInFailure';
import { useSubmit } from '../../../hooks/useSubmit';
import { signIn } from '../../../services/session/session';
import { connectionHint } from '../feedback/failure-hint';
import dialog from '../feedback/Dialog.module.css';
import { answerSignInAgain } from './sign-in-again';

/** A dialog for the password over a page with unsaved changes, which remain. */
export function SignInAgain({ email }: { readonly email: string }) {
  const [password, setPassword] = useState('');
  const { submit, pending, failure } = useSubmit(signIn);
  const leave = () => answerSignInAgain(false);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await submit(email, password)) answerSignInAgain(true);
    else setPassword('');
  };

  return (
    <Modal label="Sign in again" className={dialog.dialog} insistent onClose={() => undefined}>
      <form className={dialog.body} onSubmit={(event) => void onSubmit(event)}>
        <h2>Sign in again</h2>
        <p>Your session has ended. What you typed is still here.</p>
        {/* For the browser's password manager. */}
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <p className={dialog.thing}>{email}</p>
        <PasswordField value={password} onChange={setPassword} readOnly={pending} />
        {failure && <SignInFailure error={failure.error} hint={connectionHint(failure.error)} />}
        <div className={dialog.buttons}>
          <button type="button" className="button" onClick={leave}>
            Leave without saving
          </button>
          <button type="submit" className={`button ${dialog.proceed}`} aria-disabled={pending}>
            {pending ? 'Signing in…' : 'Sign in'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
