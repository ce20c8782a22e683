import { useState, type SubmitEvent } from 'react';
import { Modal } from '../../shared/ui/Modal';
import { PasswordField } from '../../shared/ui/fields/PasswordField';
import { SignInFailure } from '../../shared/ui/fields/SignInFailure';
import { UsernameField } from '../../shared/ui/fields/UsernameField';
import { useSubmit } from '../../shared/ui/useSubmit';
import { signIn } from '../../store/session/session';
import { connectionHint } from '../ui/failure-hint';
import dialog from '../ui/Dialog.module.css';
import { answerSignInAgain, goOnAsOther } from './sign-in-again';

interface SignInAgainProps {
  /** The address of whose session the tab was begun with. */
  readonly email: string;
  /** That of somebody else who is signed in now; '' for nobody. */
  readonly other: string;
}

/** A dialog for the password over a page with unsaved changes, which remain. */
export function SignInAgain({ email, other }: SignInAgainProps) {
  const [password, setPassword] = useState('');
  const { submit, pending, failure } = useSubmit(signIn);
  const title = other ? 'Somebody else has signed in' : 'Sign in again';

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await submit(email, password)) answerSignInAgain(true);
    else setPassword('');
  };

  return (
    <Modal label={title} className={dialog.dialog} insistent onClose={() => undefined}>
      <form className={dialog.body} onSubmit={(event) => void onSubmit(event)}>
        <h2>{title}</h2>
        {other ? (
          <>
            <p>In another tab of this browser, somebody has signed in as</p>
            <p className={dialog.thing}>{other}</p>
            <p>
              Nothing is saved here in that name unless you choose to go on with it. What you typed
              is still here. To go on as before, sign in again as
            </p>
          </>
        ) : (
          <p>Your session has ended. What you typed is still here.</p>
        )}
        <UsernameField email={email} />
        <p className={dialog.thing}>{email}</p>
        <PasswordField value={password} onChange={setPassword} readOnly={pending} />
        {failure && <SignInFailure error={failure.error} hint={connectionHint(failure.error)} />}
        <div className={dialog.buttons}>
          {other ? (
            <button type="button" className="button" onClick={goOnAsOther}>
              Go on as {other}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => answerSignInAgain(false)}>
              Leave without saving
            </button>
          )}
          <button type="submit" className={`button ${dialog.proceed}`} aria-disabled={pending}>
            {pending ? 'Signing in…' : 'Sign in'}
          </button>
        </div>
      </form>
    </Modal>
  );
}
