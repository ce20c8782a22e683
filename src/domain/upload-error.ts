import { errorCode } from './failure';
import { TimeoutError } from './timeout';

/** Thrown when the user cancels an upload. */
export class CanceledError extends Error {
  override readonly name = 'CanceledError';
}

const NOT_ALLOWED =
  'You are not allowed to store pictures. If you should be, sign out and in again, then try again.';

const MESSAGES_BY_CODE: Readonly<Record<string, string>> = {
  'storage/unauthorized': NOT_ALLOWED,
  'storage/unauthenticated': NOT_ALLOWED,
  'storage/quota-exceeded': 'The storage is full, or its limit for today is reached.',
};

/** Returns the message that is shown for a failed upload. */
export function uploadErrorMessage(error: unknown): string {
  if (error instanceof CanceledError) return 'You stopped this upload.';
  if (error instanceof TimeoutError) {
    return 'The upload came to a standstill. Check the connection, then try again.';
  }
  return (
    MESSAGES_BY_CODE[errorCode(error)] ??
    'The picture could not be uploaded. Check the connection, then try again.'
  );
}
