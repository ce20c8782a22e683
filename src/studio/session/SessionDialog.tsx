import { useState, type SubmitEvent } from 'react';
import { Modal } from '../../shared/ui/Modal';
import { PasswordField, SignInFailure, UsernameField } from '../../shared/ui/fields/SignInFields';
import { useSubmit } from '../../shared/ui/useSubmit';
import { signIn, signOut } from '../../store/session/session';
import { connectionHint } from '../ui/failure-hint';
import { answerSignInAgain, continueAsOtherUser } from './admin-session';
import { Button } from '../ui/parts';

interface SessionDialogProps {
  readonly email: string;
  readonly other: string;
  readonly roleGone: boolean;
}

/**
 * The dialog over a page with unsaved changes when the session has ended, and over any page when
 * somebody else has signed in (product 13.12).
 */
export const SessionDialog = ({ email, other, roleGone }: SessionDialogProps) =>
  roleGone && !other ? <RoleGone email={email} /> : <SignInAgain email={email} other={other} />;

interface SignInAgainProps {
  /** The email address of the tab's account. */
  readonly email: string;
  /** The email address of another user who is signed in now; '' if there is none. */
  readonly other: string;
}

/** A dialog for the password; the unsaved changes of the page are preserved. */
function SignInAgain({ email, other }: SignInAgainProps) {
  const [password, setPassword] = useState('');
  const { submit, pending, failure } = useSubmit(signIn);
  const title = other ? 'Somebody else has signed in' : 'Sign in again';

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await submit(email, password)) answerSignInAgain(true);
    else setPassword('');
  };

  return (
    <Modal label={title} className="dialog">
      <form className="stack loose dialog-body" onSubmit={(event) => void onSubmit(event)}>
        <h2>{title}</h2>
        {other ? (
          <>
            <p>In another tab of this browser, somebody has signed in as</p>
            <p className="strong thing">{other}</p>
            <p>
              Nothing is saved here in that name unless you choose to go on with it. What you typed
              is still here. To go on as before, sign in again as
            </p>
          </>
        ) : (
          <p>Your session has ended. What you typed is still here.</p>
        )}
        <UsernameField email={email} />
        <p className="strong thing">{email}</p>
        <PasswordField value={password} onChange={setPassword} readOnly={pending} />
        {failure && <SignInFailure error={failure.error} hint={connectionHint(failure.error)} />}
        <div className="buttons">
          {other ? (
            <Button onClick={continueAsOtherUser}>Go on as {other}</Button>
          ) : (
            <Button onClick={() => answerSignInAgain(false)}>Leave without saving</Button>
          )}
          <button type="submit" className="button primary" aria-disabled={pending}>
            {pending ? 'Signing in…' : 'Sign in'}
          </button>
        </div>
      </form>
    </Modal>
  );
}

/**
 * A dialog for a user with unsaved changes who is no longer an administrator. The changes are
 * preserved as drafts.
 */
function RoleGone({ email }: { readonly email: string }) {
  const leave = () => answerSignInAgain(false);
  const leaveAndSignOut = () => {
    leave();
    signOut().catch(console.error);
  };

  return (
    <Modal label="You are no longer an administrator" className="dialog">
      <div className="stack loose dialog-body">
        <h2>You are no longer an administrator</h2>
        <p className="strong thing">{email}</p>
        <p>
          Nothing can be saved with this account any more. If that is a mistake, ask another
          administrator of this site, or whoever set it up: what you typed stays in this browser as
          a draft until then.
        </p>
        <div className="buttons">
          <Button onClick={leave}>Leave</Button>
          <Button className="button primary" onClick={leaveAndSignOut}>
            Sign out
          </Button>
        </div>
      </div>
    </Modal>
  );
}
