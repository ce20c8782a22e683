import { useSubmit } from '../../../shared/ui/useSubmit';
import { signOut } from '../../../store/session/session';
import { notify } from '../../ui/notify';
import { useConfirm } from '../../ui/useConfirm';
import { discardQuestion } from '../../form/state/discard-question';
import { deleteAllDrafts } from '../../form/state/drafts';
import { clearUnsaved, restoreUnsaved } from '../../ui/unsaved-changes';

/**
 * Ends the session, after which SessionWatch leaves the area. The drafts of this browser are
 * discarded with it, which is asked about first (product 15.7).
 */
export function SignOutButton({ className }: { readonly className?: string | undefined }) {
  const confirm = useConfirm();
  const { submit, pending } = useSubmit(signOutAndDiscard);

  const onClick = async () => {
    const question = discardQuestion();
    if (!question || (await confirm(question))) await submit();
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

async function signOutAndDiscard(): Promise<void> {
  // Before the session ends, or its end would ask to sign in again.
  clearUnsaved();
  try {
    await signOut();
  } catch (error) {
    restoreUnsaved();
    notify.failure('You could not be signed out. Nothing was discarded.', error);
    throw error;
  }
  deleteAllDrafts();
}
