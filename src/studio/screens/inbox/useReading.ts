import { useId } from 'react';
import { useSubmit } from '../../../shared/ui/useSubmit';
import { notify } from '../../ui/notify';
import { useRefusalCheck } from '../../session/useAdminSubmit';

/** useSubmit for what begins by reading messages; `read` throws only if that fails. */
export function useReading() {
  const checkRefusal = useRefusalCheck();
  const operation = useId();
  return useSubmit(async (read: () => Promise<unknown>) => {
    notify.dismiss(operation);
    try {
      await read();
    } catch (error) {
      notify.failure('The messages could not be read.', error, operation);
      void checkRefusal(error);
      throw error;
    }
  });
}
