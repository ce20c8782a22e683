import { useCallback } from 'react';
import { currentAdmin } from '../../services/session';
import { isRefusal } from '../failure-hint';
import { useSessionEnd } from './useSessionEnd';

/**
 * A function that takes what a read or a write threw. A refusal may mean that the session is over
 * or that the role was taken away: if so, the session ends here as well.
 */
export function useRefusalCheck() {
  const endSession = useSessionEnd();
  return useCallback(
    async (error: unknown) => {
      if (isRefusal(error) && (await isSessionOver())) await endSession();
    },
    [endSession],
  );
}

/** Only a clear answer counts: a refusal may also mean the data, and a silence nothing at all. */
async function isSessionOver(): Promise<boolean> {
  try {
    return (await currentAdmin()) !== 'admin';
  } catch {
    return false;
  }
}
