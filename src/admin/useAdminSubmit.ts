import { useRevalidator } from 'react-router-dom';
import { errorCode } from '../domain/failure';
import { useSubmit } from '../hooks/useSubmit';
import { failureReason } from './failure-hint';
import { notify } from './notify';
import { useRefusalCheck } from './session/useRefusalCheck';

interface Outcomes {
  /** What is said when it went well; nothing when it is left out. */
  readonly done?: string;
  /** What is said when it did not; a function is given the reason. */
  readonly failed: string | ((reason: string) => string);
}

/**
 * useSubmit for the admin area: says how it ended, reads the page's data again after a success and
 * when it turns out to be out of date, and notices by a refusal that the session is over or the
 * role is gone.
 */
export function useAdminSubmit<Input extends readonly unknown[]>(
  send: (...input: Input) => Promise<unknown>,
  { done, failed }: Outcomes,
) {
  const { revalidate } = useRevalidator();
  const checkRefusal = useRefusalCheck();

  return useSubmit(async (...input: Input) => {
    try {
      await send(...input);
    } catch (error) {
      notify.failure(typeof failed === 'string' ? failed : failed(failureReason(error)), error);
      void checkRefusal(error);
      if (OUT_OF_DATE.includes(errorCode(error))) void revalidate();
      throw error;
    }
    if (done) notify.success(done);
    await revalidate();
  });
}

/** The page shows what is no longer there, or no longer so. */
const OUT_OF_DATE = ['not-found', 'changed-meanwhile'];
