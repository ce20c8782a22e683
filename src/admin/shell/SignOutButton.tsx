import { useSubmit } from '../../hooks/useSubmit';
import { signOut } from '../../services/session/session';
import { notify } from '../kit/feedback/notify';
import { useConfirm } from '../kit/feedback/useConfirm';
import { discardQuestion } from '../kit/forms/discard-question';
import { deleteAllDrafts } from '../kit/forms/drafts';
import { clearUnsaved, restoreUnsaved } from '../kit/feedback/unsaved-changes';

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
