import { Modal } from '../../shared/ui/Modal';
import { signOut } from '../../store/session/session';
import dialog from '../ui/Dialog.module.css';
import { answerSignInAgain } from './sign-in-again';

/**
 * A dialog over a page with unsaved changes whose user is no longer an administrator (product 13.10).
 * The changes remain as drafts (product 15.7).
 */
export function RoleGone({ email }: { readonly email: string }) {
  const leave = () => answerSignInAgain(false);
  const leaveAndSignOut = () => {
    leave();
    signOut().catch(console.error);
  };

  return (
    <Modal
      label="You are no longer an administrator"
      className={dialog.dialog}
      insistent
      onClose={() => undefined}
    >
      <div className={dialog.body}>
        <h2>You are no longer an administrator</h2>
        <p className={dialog.thing}>{email}</p>
        <p>
          Nothing can be saved with this account any more. If that is a mistake, ask another
          administrator of this site, or whoever set it up: what you typed stays in this browser as
          a draft until then.
        </p>
        <div className={dialog.buttons}>
          <button type="button" className="button" onClick={leave}>
            Leave
          </button>
          <button type="button" className={`button ${dialog.proceed}`} onClick={leaveAndSignOut}>
            Sign out
          </button>
        </div>
      </div>
    </Modal>
  );
}
