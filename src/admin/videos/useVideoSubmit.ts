import { useRevalidator } from 'react-router-dom';
import { errorCode } from '../../domain/failure';
import { useAdminSubmit } from '../useAdminSubmit';
import { forgetVideos } from './videos.loader';

/**
 * useAdminSubmit for what changes a video: the list is read again afterwards, and also when the
 * video turns out to be gone.
 */
export function useVideoSubmit<Input extends readonly unknown[]>(
  send: (...input: Input) => Promise<unknown>,
  outcomes: Parameters<typeof useAdminSubmit>[1],
) {
  const { revalidate } = useRevalidator();

  return useAdminSubmit(async (...input: Input) => {
    try {
      await send(...input);
    } catch (error) {
      if (errorCode(error) === 'not-found') {
        forgetVideos();
        void revalidate();
      }
      throw error;
    }
    forgetVideos();
  }, outcomes);
}
