import { useId, useCallback } from 'react';
import { useRevalidator, useNavigate } from 'react-router-dom';
import { errorCode } from '../../shared/failures/failure';
import { useSubmit } from '../../shared/ui/useSubmit';
import { failureReason } from '../ui/failure-hint';
import { notify } from '../ui/notify';
import { notifyOutsideAdmin } from '../ui/notify-outside';
import { currentRole } from '../../store/session/session';
import { paths } from '../../content/paths/paths';
import { hasUnsaved } from '../ui/unsaved-changes';
import { askToSignInAgain } from './admin-session';
import { endsSession, explainRefusal } from './refusal';

interface Outcomes {
  /** The message of a success; undefined for none. */
  readonly done?: string;
  /** The message of a failure, or a function of the reason. */
  readonly failed: string | ((reason: string) => string);
}

/**
 * useSubmit for the admin area: shows the outcome, reads the page's data again after a success or
 * when they are out of date, and ends the session if a refusal means that it is over.
 */
export function useAdminSubmit<Input extends readonly unknown[]>(
  send: (...input: Input) => Promise<unknown>,
  { done, failed }: Outcomes,
) {
  const { revalidate } = useRevalidator();
  const checkRefusal = useRefusalCheck();

  const operation = useId();

  return useSubmit(async (...input: Input) => {
    notify.dismiss(operation);
    try {
      await send(...input);
    } catch (error) {
      const cause = await checkRefusal(error);
      if (typeof failed === 'string') notify.failure(failed, cause, operation);
      // The message already contains the reason.
      else notify.failure(failed(failureReason(cause)), undefined, operation);
      if (OUT_OF_DATE.includes(errorCode(error))) void revalidate();
      throw error;
    }
    if (done) notify.success(done);
    await revalidate();
  });
}

/** The error codes that show that the page's data are out of date. */
const OUT_OF_DATE = ['not-found', 'edit-conflict'];

/**
 * Returns a function that takes the error of a read or write and resolves with the error to show:
 * for a refusal with its reason, if it is known. If the session is over or the role was withdrawn,
 * ends the session in this tab.
 */
export function useRefusalCheck() {
  const endSession = useSessionEnd();
  return useCallback(
    async (error: unknown) => {
      const cause = await explainRefusal(error);
      if (endsSession(cause)) {
        // Otherwise the dialog shows it, or the guard if the role was lost.
        if (cause.reason === 'signed out' && !hasUnsaved()) notifyOutsideAdmin(cause.message);
        void endSession();
      }
      return cause;
    },
    [endSession],
  );
}

/** Returns whether nobody is signed in any more, or no administrator; false without a response. */
export async function isSessionOver(): Promise<boolean> {
  try {
    return (await currentRole()) !== 'admin';
  } catch {
    return false;
  }
}

/**
 * Returns a function that ends the session: it leaves the admin area, unless the user signs in
 * again.
 */
export function useSessionEnd() {
  const navigate = useNavigate();
  return useCallback(async () => {
    if (!(await askToSignInAgain())) await navigate(paths.home, { replace: true });
  }, [navigate]);
}
