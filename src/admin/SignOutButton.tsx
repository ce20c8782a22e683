import { useSubmit } from '../hooks/useSubmit';
import { signOut } from '../services/session';
import { LEAVE_QUESTION } from './leave-question';
import { forgetUnsaved, hasUnsaved } from './session/unsaved';
import { useConfirm } from './useConfirm';

/** Ends the session; the watch over it then leaves the area. Asks first if text would be lost. */
export function SignOutButton({ className }: { readonly className?: string | undefined }) {
  const confirm = useConfirm();
  const { submit, pending } = useSubmit(signOut);

  const onClick = async () => {
    if (hasUnsaved() && !(await confirm(UNSAVED))) return;
    forgetUnsaved();
    await submit();
  };

  return (
    <button
      type="button"
      className={className}
      aria-disabled={pending}
      onClick={() => void onClick()}
    >
      Sign out
    </button>
  );
}

const UNSAVED = { ...LEAVE_QUESTION, title: 'Sign out without saving?', action: 'Sign out' };
