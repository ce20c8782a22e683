import { useCallback } from 'react';
import { currentRole } from '../../store/session/session';
import { isRefusal } from '../ui/failure-hint';
import { useSessionEnd } from './useSessionEnd';

/**
 * A function that takes the error of a read or a write. If it is a refusal because the session is
 * over or the role was withdrawn, the session ends here as well, and the function resolves with true.
 */
export function useRefusalCheck() {
  const endSession = useSessionEnd();
  return useCallback(
    async (error: unknown) => {
      if (!isRefusal(error) || !(await isSessionOver())) return false;
      void endSession();
      return true;
    },
    [endSession],
  );
}

/** Whether nobody is signed in any more, or no administrator; false without an answer. */
export async function isSessionOver(): Promise<boolean> {
  try {
    return (await currentRole()) !== 'admin';
  } catch {
    return false;
  }
}
